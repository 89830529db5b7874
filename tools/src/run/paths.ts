import path from 'node:path';

/** The repository root. */
export const ROOT: string = path.resolve(import.meta.dirname, '../../..');

/** Hashes of completed builds, and test reports; not committed. */
export const CACHE: string = path.join(ROOT, '.cache');
