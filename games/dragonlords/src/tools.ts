/** QD TOOL.1 Tools, and where they are sold. */
export const TOOLS = [
  { id: 'pickaxe', name: 'Pickaxe', price: 1, at: 'village' },
  { id: 'torch', name: 'Torch', price: 1, at: 'village' },
  { id: 'potion', name: 'Potion', price: 1, at: 'den' },
  { id: 'elixir', name: 'Elixir', price: 2, at: 'den' },
  { id: 'talisman', name: 'Talisman', price: 3, at: 'shrine' },
  { id: 'dragon-orb', name: 'DragonOrb', price: 5, at: 'den' },
] as const;

export type ToolId = (typeof TOOLS)[number]['id'];
export const TOOL_IDS: readonly ToolId[] = TOOLS.map((tool) => tool.id);
export const PICKAXE = 0;
export const TORCH = 1;
export const POTION = 2;
export const ELIXIR = 3;
export const TALISMAN = 4;
export const ORB = 5;

export function toolNamed(id: string): number {
  return TOOL_IDS.indexOf(id as ToolId);
}
