import { runWorker } from './run-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

// The scope of a service worker, whose types exclude those of a page. Its methods need their object.
const worker = globalThis as unknown as WorkerScope;
runWorker(worker, import.meta.env.PRECACHE);
