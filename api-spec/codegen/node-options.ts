import path from 'node:path';

import { packageRoot } from './package-root.ts';

/** Folder of compiled modules, which load in half the time. */
export const compileCache: string = path.join(packageRoot, 'dist/compile-cache');

/** Size in MB of each half of the heap for new objects. With Node's default, garbage collection takes a fifth of the time. */
export const SEMI_SPACE = 64;
