import { createApiClient } from '@croupier/sdk/client';

import { openSandbox } from '../../games/sandbox.ts';
import { createRouter } from '../router.ts';
import { createWorlds, type WorldsOptions } from '../worlds.ts';

const ORIGIN = 'http://platform.example';

/** Worlds without network: JSON control calls, and calls of the platform. `world` names one; the default without. */
export function openControl(options: WorldsOptions = {}) {
  const { fetch } = createRouter(createWorlds(options), { loadSandbox: () => openSandbox });
  const headersOf = (world?: string): Record<string, string> => (world === undefined ? {} : { 'X-Mock-World': world });
  return {
    async control(method: string, path: string, body?: unknown, world?: string) {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(
        new Request(`${ORIGIN}/__mock${path}`, { method, headers: headersOf(world), ...sent }),
      );
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    },
    fetch,
    async ask(path: string, world?: string) {
      return (await fetch(new Request(ORIGIN + path, { headers: headersOf(world) }))).json();
    },
    /** Client of the default world. */
    client: createApiClient({ baseUrl: ORIGIN, fetch: (request) => fetch(request) }),
  };
}
