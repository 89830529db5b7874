import * as library from '@mswjs/data';

/** Returns @mswjs/data. In Node, `#entity-library` is `node-entity-library.ts` instead. */
export const loadEntityLibrary = (): typeof library => library;
