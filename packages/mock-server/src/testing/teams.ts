import { createApiClient, login, type Client } from '@croupier/sdk/client';
import type { RebateRates } from '@croupier/sdk/types';

import { emit } from '../domain/kernel/index.ts';
import { setLineRates } from '../domain/line-rates/index.ts';
import { openAccount } from '../domain/member/index.ts';
import type { BetRow } from '../store/rows/money.ts';
import type { World } from '../node.ts';
import { bodyOf } from './caller.ts';

const PASSWORD = 'Sampaguita7';

/** The upline of each account by name; null for the top. Uplines come before their downlines. */
export type Tree = Readonly<Record<string, string | null>>;

/** New accounts beside the seeded ones. Their names in the world begin with `ex`. */
export interface TestTeam {
  readonly idOf: (name: string) => string;
  /** Logs an account in, and returns its client. */
  readonly clientOf: (name: string) => Promise<Client>;
}

/** Name of an account of a tree in the world. */
export const accountOf = (name: string): string => `ex${name}`;

/** Opens the accounts of a tree; those with downlines are agents, as is the top. */
export function openTeam(world: World, tree: Tree): TestTeam {
  const ids = new Map<string, string>();
  const uplines = new Set(Object.values(tree));
  const idOf = (name: string): string => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The tree has no account ${name} before its downlines.`);
    return id;
  };
  world.store.transact(() => {
    for (const [name, upline] of Object.entries(tree)) {
      const isAgent = upline === null || uplines.has(name);
      const account = { account: accountOf(name), type: isAgent ? 1 : 0, password: PASSWORD };
      const profile = { uplineId: upline === null ? null : idOf(upline) };
      ids.set(name, openAccount(world, { ...account, profile }).id);
    }
  });
  const clientOf = async (name: string): Promise<Client> => {
    const session: { token?: string } = {};
    const client = createApiClient({
      baseUrl: 'http://platform.example',
      fetch: (request) => world.dispatch(request),
      getToken: () => session.token,
    });
    session.token = (
      await login({ client, body: bodyOf({ account: accountOf(name), password: PASSWORD }) })
    ).value.token;
    return client;
  };
  return { idOf, clientOf };
}

/** Gives accounts of a tree line rates from a brand day on. */
export function giveRates(
  world: World,
  { idOf }: TestTeam,
  rates: Readonly<Record<string, RebateRates>>,
  from: string,
): void {
  world.store.transact(() => {
    for (const [name, ofAccount] of Object.entries(rates)) setLineRates(world, idOf(name), ofAccount, from);
  });
}

/** Places a bet without booking it, with the status that it has in the end. */
export function placeBet(
  world: World,
  bet: Pick<BetRow, 'id' | 'memberId' | 'gameType' | 'time' | 'settledAt' | 'status' | 'stake' | 'payout'>,
): void {
  const names = { round: bet.id, roundId: bet.id, vendor: 'TALA', nodeId: null, gameName: bet.id, tickets: null };
  world.store.transact(() => {
    const before = world.store.bets.insert({ ...bet, ...names, currency: 'PHP', status: 'UNSETTLED', settledAt: null });
    const after = world.store.bets.update(bet.id, { status: bet.status, settledAt: bet.settledAt });
    emit(world, 'betChanged', { before, after });
  });
}
