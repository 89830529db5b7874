import type { Page } from '@playwright/test';

import { CONNECTION_RETRIES, expect } from './site.ts';

/** What the control call `/__mock/world` answers, as far as it is read here. */
interface ExportedWorld {
  readonly rows: {
    readonly members: ReadonlyArray<{ readonly id: string; readonly account: string }>;
    readonly profiles: ReadonlyArray<{ readonly id: string; readonly uplineId: string | null }>;
    readonly bets: ReadonlyArray<{ readonly id: string; readonly memberId: string; readonly time: string }>;
    readonly promotionDates: ReadonlyArray<{ readonly id: string; readonly endAt: string | null }>;
    readonly contracts: ReadonlyArray<{ readonly id: string; readonly type: string }>;
    readonly vendorTransactions: ReadonlyArray<{ readonly id: string; readonly betId: string | null }>;
  };
  readonly journal: {
    readonly movements: ReadonlyArray<{
      readonly id: string;
      readonly kind: string;
      readonly at: string;
      readonly reference: string | null;
    }>;
    readonly entries: ReadonlyArray<{
      readonly movementId: string;
      readonly account: string;
      readonly currency: string;
      readonly amount: string;
    }>;
  };
}

/** One entry in the main wallet of a member. */
interface WalletEntry {
  readonly kind: string;
  /** Time of booking in epoch ms. */
  readonly at: number;
  /** What it is for, such as a settlement; empty without one. */
  readonly reference: string;
  /** In centavos; negative when it left the wallet. */
  readonly amount: bigint;
}

/** All rows and movements of this test's world. */
export async function exportWorld(page: Page): Promise<ExportedWorld> {
  const response = await page.request.get('/__mock/world', { maxRetries: CONNECTION_RETRIES });
  return response.json();
}

/** Id of a member. */
export function idOf({ rows }: ExportedWorld, account: string): string {
  return rows.members.find((member) => member.account === account)?.id ?? '';
}

/** Entries in the main wallet of a member, oldest first. */
export function walletOf(world: ExportedWorld, account: string): readonly WalletEntry[] {
  const wallet = `member:${idOf(world, account)}:main`;
  const movements = new Map(world.journal.movements.map((movement) => [movement.id, movement]));
  return world.journal.entries
    .filter((entry) => entry.account === wallet)
    .map(({ movementId, amount }) => {
      const { kind = '', at = '', reference } = movements.get(movementId) ?? {};
      return { kind, at: Date.parse(at), reference: reference ?? '', amount: BigInt(amount) };
    });
}

/** Names of all accounts below an agent. */
export function teamOf(world: ExportedWorld, agent: string): readonly string[] {
  const below = (uplineId: string): readonly string[] =>
    world.rows.profiles.filter((profile) => profile.uplineId === uplineId).flatMap(({ id }) => [id, ...below(id)]);
  const ids = new Set(below(idOf(world, agent)));
  return world.rows.members.filter(({ id }) => ids.has(id)).map(({ account }) => account);
}

/** The sum of entries of some kinds, in centavos. */
export function sumOf(entries: readonly WalletEntry[], ...kinds: readonly string[]): bigint {
  return entries.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0n);
}

/** Expects each movement, and so all of them together, to sum to zero in its currency. */
export function expectBalanced({ journal }: ExportedWorld): void {
  const sums = new Map<string, bigint>();
  for (const { movementId, currency, amount } of journal.entries) {
    const key = `${movementId} ${currency}`;
    sums.set(key, (sums.get(key) ?? 0n) + BigInt(amount));
  }
  expect([...sums].filter(([, sum]) => sum !== 0n)).toEqual([]);
}
