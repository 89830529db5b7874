import { once } from 'node:events';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { SEMI_SPACE } from './node-options.ts';
import { generatedFolder, generatorConfigs, zodFolder } from './openapi-ts.config.ts';

/**
 * Starts to load the generator of types, calls, query options and zod schemas: a worker for each part, because loading
 * takes half a second and can be done while the contract is bundled. The returned function writes the files; it throws
 * when the generator fails.
 */
export function startGenerator(): () => Promise<void> {
  const workers = Object.keys(generatorConfigs).map(
    (part) =>
      new Worker(new URL('./generator-worker.ts', import.meta.url), {
        workerData: part,
        resourceLimits: { maxYoungGenerationSizeMb: 3 * SEMI_SPACE },
      }),
  );
  return async () => {
    await Promise.all(
      workers.map((worker) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
        worker.postMessage('run');
        return once(worker, 'exit');
      }),
    );
    await copyFile(path.join(zodFolder, 'zod.gen.ts'), path.join(generatedFolder, 'zod.gen.ts'));
  };
}
