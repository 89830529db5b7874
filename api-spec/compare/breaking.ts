import path from 'node:path';

import { filesOf } from './files.ts';
import { checkBreaks } from './verdict.ts';

// `contract:breaking`: fails when the working contract, as `generate` has bundled it, breaks the last release.
const { ok, lines } = await checkBreaks(filesOf(path.resolve(import.meta.dirname, '..')));
console[ok ? 'log' : 'error'](lines.join('\n'));
process.exitCode = ok ? 0 : 1;
