import path from 'node:path';

import { buildPackage, packPackage } from './package.ts';

const dist = path.join(import.meta.dirname, '../dist');
await buildPackage(dist);
console.info(`${path.relative(process.cwd(), await packPackage(dist, dist))} is the kit as a package.`);
