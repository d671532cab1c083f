/** One broken place: the stretch of a file (named from the root) and what stands there instead. */
export interface Mutant {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const variable = 'QUESTHALL_MUTANT';

/** The environment in which the plugin breaks this place. */
export function mutantEnv(mutant: Mutant): Record<string, string> {
  return { [variable]: JSON.stringify(mutant) };
}

/** The mutant this process runs under, if any. Then there are no probes, and `rule()` only asks what its test says. */
export function mutantHere(env: Readonly<Record<string, string | undefined>> = process.env): Mutant | null {
  const text = env[variable];
  return text ? (JSON.parse(text) as Mutant) : null;
}

export function broken(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}
