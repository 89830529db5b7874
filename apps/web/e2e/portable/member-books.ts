import {
  createApiClient,
  getWalletBalance,
  listBettingRecords,
  listTransactions,
  type Client,
} from '@croupier/sdk/client';
import { addAmounts, formatAmount, formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { BettingRecord } from '@croupier/sdk/types';

import type { SandboxWorld } from './sandbox-world.ts';
import type { Tab } from './tab.ts';
import type { PersonaName } from './test.ts';

const CURRENCY = 'PHP';

/** What the platform has booked for a member, by its API. Amounts are those of the API, such as `-100.00`. */
export interface MemberBooks {
  /** Calls the API as the member. */
  readonly client: Client;
  /** Balance of the main wallet. */
  readonly balance: () => Promise<string>;
  /** Bets, newest first. */
  readonly bets: () => Promise<readonly BettingRecord[]>;
  /** The newest lines of the account record: type, amount and balance after it. */
  readonly lines: (count: number) => Promise<ReadonlyArray<readonly [type: string, amount: string, after: string]>>;
}

/** Logs in by URL token, opens a page, and returns the books of the member. */
export async function openAs(tab: Tab, world: SandboxWorld, persona: PersonaName, path: string): Promise<MemberBooks> {
  const token = await world.login(persona);
  await tab.open(`/?token=${token}`);
  await tab.expectContent({ role: 'heading', level: 1 }, /^Welcome, /);
  if (path !== '/') await tab.open(path);
  return readBooks(world, token);
}

function readBooks(world: SandboxWorld, token: string): MemberBooks {
  const client = createApiClient({
    baseUrl: world.origin,
    getToken: () => token,
    fetch: (request) => {
      request.headers.set('X-Mock-World', world.name);
      return fetch(request);
    },
  });
  return {
    client,
    async balance() {
      const { value } = await getWalletBalance({ client });
      return value.balance;
    },
    async bets() {
      const { value } = await listBettingRecords({ client, query: { pageSize: 20 } });
      return value.content;
    },
    async lines(count) {
      const { value } = await listTransactions({ client, query: { pageSize: count } });
      return value.content.map(({ type, amount, balanceAfter }) => [type, amount, balanceAfter]);
    },
  };
}

/** The sum of amounts of the API. */
export function sum(...amounts: readonly string[]): string {
  return formatAmount(amounts.map((amount) => parseAmount(amount, CURRENCY)).reduce(addAmounts));
}

/** An amount of the API as pages show it, such as `₱12,380.50`. */
export function peso(amount: string): string {
  return formatMoney(amount, CURRENCY, 'en');
}
