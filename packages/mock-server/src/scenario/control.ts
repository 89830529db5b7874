import * as z from 'zod/mini';

import { lotteries } from '../domain/catalogue/index.ts';
import { cancelDraw, getOpenDraw } from '../domain/lottery/index.ts';
import { fixtureOf, setResult } from '../domain/sports/index.ts';
import { define, defineWithBody, type ControlCall } from './control-call.ts';
import { ControlRefusal, type ControlledWorld, type ControlPort } from './control-port.ts';
import { loggedCalls } from './logged-calls.ts';
import { ledgerCalls } from './ledger-calls.ts';
import { sceneCalls } from './scene-calls.ts';
import { authenticatorCalls } from './authenticator-calls.ts';
import { faultCalls } from './fault-calls.ts';
import { holdCalls } from './hold-calls.ts';
import { identityCalls } from './identity-calls.ts';
import { peopleCalls } from './account-calls.ts';
import { redemptionCalls } from './redemption-calls.ts';
import { promotionCalls } from './promotion-calls.ts';
import { rewardCalls } from './reward-calls.ts';
import { scenarioCalls } from './scenario-calls.ts';
import { settlementCalls } from './settlement-calls.ts';
import { siteCalls } from './site-calls.ts';
import { tableCalls } from './table-calls.ts';
import { withdrawalCalls } from './withdrawal-calls.ts';
import { worldCalls } from './world-calls.ts';

/** In whole stakes. */
const times = z.int().check(z.gte(0), z.lte(10_000));
const roundPlan = z.strictObject({ atLeast: z._default(times, 0), atMost: z.optional(times) });

/** The payout of the next rounds of the sandbox games. */
const roundCalls = [
  define({ method: 'GET', path: '/rounds', does: 'lists the planned payouts of the next rounds' }, ({ use }) =>
    use(({ world }) => ({ rounds: world.store.plannedRounds.all() })),
  ),
  defineWithBody(
    { method: 'POST', path: '/rounds', does: 'plans the payout of the next round' },
    roundPlan,
    ({ atLeast, atMost = null }, { use }) =>
      use(({ world: { store } }) => {
        if (atMost !== null && atMost < atLeast) throw new ControlRefusal(400, 'atMost: must be at least atLeast.');
        const last = store.plannedRounds.all().at(-1)?.id ?? 'round-0';
        const id = `round-${Number.parseInt(last.slice('round-'.length), 10) + 1}`;
        return store.transact(() => store.plannedRounds.insert({ id, atLeast, atMost }));
      }),
  ),
  define({ method: 'DELETE', path: '/rounds', does: 'removes the planned payouts' }, ({ use }) =>
    use(({ world: { store } }) =>
      store.transact(() => store.plannedRounds.all().forEach(({ id }) => store.plannedRounds.remove(id))),
    ),
  ),
];

const drawRef = z.strictObject({ gameCode: z.string(), numero: z.string() });

/** Draws of the lotteries. */
const drawCalls = [
  defineWithBody(
    {
      method: 'POST',
      path: '/cancelled-draws',
      does: 'calls the open draw of a lottery off; its tickets are paid back',
    },
    drawRef,
    ({ gameCode, numero }, { use }) =>
      use(({ world }) => {
        if (!lotteries.some(({ code }) => code === gameCode)) throw new ControlRefusal(400, 'gameCode: unknown.');
        const open = getOpenDraw(world, gameCode).numero;
        if (numero !== open) throw new ControlRefusal(400, `numero: only the open draw, ${open}.`);
        cancelDraw(world, gameCode, numero);
        return { gameCode, numero };
      }),
  ),
];

const score = z.int().check(z.gte(0), z.lte(999));
const matchRef = z.strictObject({
  matchId: z.string(),
  result: z.nullable(z.strictObject({ home: score, away: score })),
});

/** Matches of the sports books. */
const matchCalls = [
  defineWithBody(
    {
      method: 'POST',
      path: '/match-results',
      does: 'ends a match with a score, or calls it off by null; its bets are settled',
    },
    matchRef,
    ({ matchId, result }, { use }) =>
      use(({ world }) => {
        if (fixtureOf(matchId) === undefined) throw new ControlRefusal(400, 'matchId: unknown.');
        setResult(world, matchId, result ?? undefined);
        return { matchId, result };
      }),
  ),
];

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

/** All control calls; their types are `ControlCalls`. */
export const controlCalls = [
  ...worldCalls,
  ...peopleCalls,
  ...authenticatorCalls,
  ...siteCalls,
  ...drawCalls,
  ...matchCalls,
  ...withdrawalCalls,
  ...redemptionCalls,
  ...settlementCalls,
  ...holdCalls,
  ...identityCalls,
  ...promotionCalls,
  ...rewardCalls,
  ...faultCalls,
  ...roundCalls,
  ...scenarioCalls,
  ...sceneCalls,
  ...loggedCalls,
  ...ledgerCalls,
  ...tableCalls,
];
const routes = controlCalls.map((call: ControlCall) => ({
  call,
  pattern: new RegExp(`^${PREFIX}${call.path.replace('{id}', '(?<id>[^/]+)')}/?$`),
}));

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
  return { calls: controlCalls.map(({ method, path, does }) => ({ method, path: PREFIX + path, does })) };
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
