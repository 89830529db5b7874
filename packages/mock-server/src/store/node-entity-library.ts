import { createRequire } from 'node:module';

import type * as library from '@mswjs/data';

const require = createRequire(import.meta.url);

/** Loads @mswjs/data at the first use of `world.db`: it takes half a second, and few tests and no server use it. */
export const loadEntityLibrary = (): typeof library => require('@mswjs/data');
