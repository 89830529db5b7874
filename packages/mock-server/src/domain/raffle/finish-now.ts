import type { Drawing } from '@croupier/sdk/rules';

import { macOf } from '../kernel/index.ts';

/** Finishes a draw at once; the browser's cryptography would not answer synchronously. */
export function finishNow<Result>(drawing: Drawing<Result>, serverSeed: string): Result {
  let step = drawing.next();
  while (step.done !== true) step = drawing.next(macOf(serverSeed, step.value));
  return step.value;
}
