import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

import { compileCache } from './node-options.ts';
import type { generatorConfigs } from './openapi-ts.config.ts';

// A worker of generator.ts. It loads the generator, and runs it when the document is written.

// workerData has the type that generator.ts gives it.
const part: keyof typeof generatorConfigs = workerData;

enableCompileCache(compileCache);
const modules = Promise.all([import('@hey-api/openapi-ts'), import('./openapi-ts.config.ts')]);

parentPort?.once('message', () => void run());

async function run(): Promise<void> {
  const [{ createClient }, configs] = await modules;
  const clients = await createClient(configs.generatorConfigs[part]);
  // The generator reports an unreadable document only by generating nothing.
  if (clients.length === 0) throw new Error('The generator could not read dist/openapi.sdk.json.');
}
