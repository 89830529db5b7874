import { NotReachedError } from './exchange.ts';

export type Settings = Readonly<Record<string, unknown>>;

/** Control calls of a sandbox, such as the mock's under `/__mock`. */
export interface Sandbox {
  /** Stops the clock, or lets it run again, so that nothing happens by itself between two steps. */
  freeze(isFrozen: boolean): Promise<void>;
  /** Moves the clock forward. */
  advance(seconds: number): Promise<void>;
  /** Changes settings of the site; returns the settings that were there before. */
  changeSite(settings: Settings): Promise<Settings>;
  /** The key that a vendor or payment provider signs its calls with; undefined when the sandbox has none. */
  signingKey(kind: 'vendors' | 'providers', code: string): Promise<string | undefined>;
  /** The newest code that was sent to an account. */
  newestCode(account: string): Promise<string | undefined>;
}

/** Connects to the control calls at `url`. */
export function connectSandbox(url: string): Sandbox {
  const call = async (method: string, path: string, body?: object): Promise<Record<string, unknown> | undefined> => {
    try {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(`${url.replace(/\/$/, '')}${path}`, { method, ...sent });
      return answer.ok ? await answer.json() : undefined;
    } catch (error) {
      throw new NotReachedError(`The sandbox ${url} was not reached.`, { cause: error });
    }
  };
  const clock = async (change: object): Promise<void> => {
    if ((await call('PATCH', '/clock', change)) === undefined) {
      throw new NotReachedError(`The sandbox ${url} does not move its clock.`);
    }
  };
  return {
    freeze: (frozen) => clock({ frozen }),
    advance: (seconds) => clock({ advance: seconds * 1000 }),
    async changeSite(settings) {
      const site = (await call('GET', '/site')) ?? {};
      await call('PATCH', '/site', settings);
      return Object.fromEntries(Object.keys(settings).map((name) => [name, site[name]]));
    },
    async signingKey(kind, code) {
      return textOf((await call('GET', `/${kind}/${encodeURIComponent(code)}/signing-key`))?.['key']);
    },
    async newestCode(account) {
      const messages = (await call('GET', `/outbox?to=${encodeURIComponent(account)}`))?.['messages'];
      const newest: unknown = Array.isArray(messages) ? messages[0] : undefined;
      return textOf(typeof newest === 'object' && newest !== null ? Reflect.get(newest, 'code') : undefined);
    },
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
