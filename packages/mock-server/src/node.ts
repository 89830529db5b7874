import { setupServer, type SetupServer } from 'msw/node';

import { createAnswerCheck } from './gateway/answer-check.ts';
import { toMswHandlers } from './msw-handlers.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

export { createAnswerCheck };
export { createFrozenClock, createRunningClock, type Clock } from './clock/clock.ts';
export { createWorld, toMswHandlers, type World, type WorldOptions };
export { personas } from './seed/personas.ts';

/** Mock for tests: answers this process's calls from a new world and validates each answer against the contract. */
export function setupMockServer(options: WorldOptions = {}): { server: SetupServer; world: World } {
  const world = createWorld({ checkAnswer: createAnswerCheck(), ...options });
  return { world, server: setupServer(...toMswHandlers(world.dispatch)) };
}
