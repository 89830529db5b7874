import path from 'node:path';

/** The repository root. */
export const ROOT: string = path.resolve(import.meta.dirname, '../../..');

/** Stamps and reports; not committed. */
export const CACHE: string = path.join(ROOT, '.cache');
