import { expect, it } from 'vitest';

import { createCaller } from '../../testing/caller.ts';
import { runDueSteps, type DueStep } from './due-steps.ts';

/** An area with steps at these times in ms after now, which records them. */
function area(name: string, now: number, times: number[], done: string[]): () => DueStep | undefined {
  const left = [...times];
  return () => {
    const [first] = left;
    if (first === undefined) return undefined;
    return { at: now + first, run: () => void done.push(`${name} ${left.shift()}`) };
  };
}

it('does what fell due of all areas in the order of time, and nothing that did not', () => {
  const { world } = createCaller();
  const now = world.clock.now().getTime();
  const done: string[] = [];
  runDueSteps(world, [area('a', now, [-30, -10, 0, 1], done), area('b', now, [-20, -10], done)]);
  expect(done).toEqual(['a -30', 'b -20', 'a -10', 'b -10', 'a 0']);
});
