import type { ControlCall } from './control-call.ts';
import { ControlRefusal, type ControlledWorld, type ControlPort } from './control-port.ts';
import { faultCalls } from './fault-calls.ts';
import { peopleCalls } from './account-calls.ts';
import { roundCalls } from './round-calls.ts';
import { siteCalls } from './site-calls.ts';
import { worldCalls } from './world-calls.ts';

export interface ControlRequest {
  readonly method: string;
  /** Path with query. */
  readonly target: string;
  readonly body: string;
  /** World that the call names; the default one when undefined. */
  readonly worldId: string | undefined;
}

/** A string is sent as plain text, undefined as no body, anything else as JSON. */
export interface ControlAnswer {
  readonly status: number;
  readonly body: unknown;
}

const PREFIX = '/__mock';
const ORIGIN = 'http://platform.example';

const calls: readonly ControlCall[] = [...worldCalls, ...peopleCalls, ...siteCalls, ...faultCalls, ...roundCalls];
const routes = calls.map((call) => ({
  call,
  pattern: new RegExp(`^${PREFIX}${call.path.replace('{id}', '(?<id>[^/]+)')}/?$`),
}));

export function isControlPath(path: string): boolean {
  return path === PREFIX || path.startsWith(`${PREFIX}/`);
}

/** Answers control calls. */
export function createControl(port: ControlPort): (request: ControlRequest) => Promise<ControlAnswer> {
  return async ({ method, target, body, worldId }) => {
    const url = URL.parse(ORIGIN + target);
    const here = routes.flatMap(({ call, pattern }) => {
      const match = pattern.exec(url?.pathname ?? '');
      return match === null ? [] : [{ call, id: match.groups?.['id'] ?? '' }];
    });
    if (url?.pathname.replace(/\/$/, '') === PREFIX && method === 'GET') return { status: 200, body: describe() };
    const found = here.find(({ call }) => call.method === method);
    if (url === null || found === undefined) {
      const methods = here.map(({ call }) => call.method).join(', ');
      return here.length > 0
        ? { status: 405, body: { error: `Method not allowed; allowed: ${methods}.` } }
        : { status: 404, body: { error: `Unknown control call; GET ${PREFIX} lists all.` } };
    }
    try {
      const context = {
        port,
        id: found.id,
        query: url.searchParams,
        use: <Result>(work: (held: ControlledWorld) => Result) => port.use(worldId, work),
      };
      const value = await found.call.run(parseBody(body), context);
      return value === undefined ? { status: 204, body: undefined } : { status: 200, body: value };
    } catch (error) {
      return refuse(error);
    }
  };
}

function describe(): unknown {
  return { calls: calls.map(({ method, path, does }) => ({ method, path: PREFIX + path, does })) };
}

function refuse(error: unknown): ControlAnswer {
  if (error instanceof ControlRefusal) {
    const { status, message, problems } = error;
    return { status, body: problems === undefined ? { error: message } : { error: message, problems } };
  }
  throw error;
}

/** Parses the body of a request to `/__mock`; undefined when it is empty. Refuses invalid JSON. */
function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ControlRefusal(400, 'The body is not JSON.');
  }
}
