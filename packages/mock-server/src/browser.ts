import { setupWorker } from 'msw/browser';

import { toMswHandlers } from './msw-handlers.ts';
import { createWorld } from './world.ts';

/** Answers the page's own calls from a world inside the page, for developing without a backend. */
export async function startBrowserMock(): Promise<void> {
  const worker = setupWorker(...toMswHandlers(createWorld()));
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
}
