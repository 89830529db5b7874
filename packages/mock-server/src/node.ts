import { setupServer, type SetupServer } from 'msw/node';

import { createFileAnswers } from '../files/answer-file.ts';
import { openSandbox } from '../games/sandbox.ts';
import { createAnswerCheck } from './gateway/answer-check.ts';
import { toMswHandler, toMswSocketHandler } from './msw-handlers.ts';
import { createRouter, type Router } from './router.ts';
import { createWorld as createPlatform, type World as Platform, type WorldOptions } from './world.ts';
import { createFixedWorld } from './world-persistence.ts';
import { createWorlds } from './worlds.ts';

export { createAnswerCheck };
export { createFrozenClock, createRunningClock, type Clock } from './clock/clock.ts';
export type { WorldOptions };
export { applyScene } from './scenario/scene.ts';
export { applyScenario } from './scenario/apply-scenario.ts';
export { personas } from './seed/personas.ts';

/** A world with everything that a test can request: calls, control calls, games, pages and files. */
export interface World extends Platform {
  /** Answers a Fetch request; `address` is the caller's network address. */
  readonly dispatch: Router['fetch'];
  /** The WebSockets of the chat. */
  readonly chats: Router['chats'];
  /** The streams of live events. */
  readonly events: Router['events'];
}

const answerFile = createFileAnswers();

/** Creates a world for tests. */
export function createWorld(options: WorldOptions = {}): World {
  const world = createPlatform(options);
  const router = createRouter(createWorlds({ home: createFixedWorld(world), world: options }), {
    loadSandbox: () => openSandbox,
    answerFile,
  });
  return { ...world, dispatch: router.fetch, chats: router.chats, events: router.events };
}

/** Mock for tests: answers this process's calls from a new world and validates each answer against the contract. */
export function setupMockServer(options: WorldOptions = {}): { server: SetupServer; world: World } {
  const world = createWorld({ checkAnswer: createAnswerCheck(), ...options });
  const families = new Set(['operation', 'control', 'file', 'game', 'page', 'statement', 'upload'] as const);
  return { world, server: setupServer(toMswHandler(world.dispatch, families), toMswSocketHandler(world.chats)) };
}
