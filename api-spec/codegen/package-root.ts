import path from 'node:path';

/** The folder of the contract. */
export const packageRoot: string = path.resolve(import.meta.dirname, '..');
