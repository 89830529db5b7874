import type { IncomingMessage, ServerResponse } from 'node:http';

import { operations } from '@croupier/sdk/operations';
import { getRequestListener } from '@hono/node-server';

import { answerAsset, isAssetPath } from './assets.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

export { createWorld, type World, type WorldOptions };
export { personas } from './seed/personas.ts';

const firstStep = (path: string): string => path.split('/')[1] ?? '';
const API_STEPS = new Set(Object.values(operations).map(({ path }) => firstStep(path)));

/** Whether a path belongs to the platform's API or to the mock's pictures, for servers that serve more than that. */
export function isApiPath(path: string): boolean {
  return API_STEPS.has(firstStep(path)) || isAssetPath(path);
}

/** A listener for node:http that answers the platform's calls from this world, and serves the mock's pictures. */
export function createApiListener(world: World): (request: IncomingMessage, response: ServerResponse) => void {
  const listen = getRequestListener(
    (request, { incoming }) =>
      isAssetPath(new URL(request.url).pathname)
        ? answerAsset(request)
        : world.dispatch(request, incoming.socket.remoteAddress),
    {
      overrideGlobalObjects: false,
    },
  );
  return (request, response) => void listen(request, response);
}
