import { fileURLToPath } from 'node:url';

/** The folder of the whole house: commands about its sources start there, wherever they are called. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
