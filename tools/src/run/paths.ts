import path from 'node:path';

/** The folder of the whole repository. */
export const ROOT: string = path.resolve(import.meta.dirname, '../../..');

/** What a run leaves behind for the next one or for a reader: stamps, reports. Not committed. */
export const CACHE: string = path.join(ROOT, '.cache');
