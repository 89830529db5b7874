import { launchGame, listTransactions } from '@croupier/sdk/client';
import { calendarDay, formatAmount, MINUTE_MS, parseAmount } from '@croupier/sdk/rules';
import type { Transaction, TransactionType } from '@croupier/sdk/types';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { bookEntries, type MainEntry } from '../../testing/ledger-entries.ts';
import { createPlayer, sendSigned, type Player } from '../../testing/money.ts';
import { createTable } from '../../testing/vendor.ts';
import { SITE_TIME_ZONE } from '../kernel/index.ts';

const MIDNIGHT = Date.parse('2026-11-20T16:00:00Z');
const DAYS = { startTime: '2026-11-19T16:00:00Z', endTime: '2026-11-21T15:59:59.999Z' };
const at = (minute: number): string => new Date(MIDNIGHT + minute * MINUTE_MS).toISOString();
const minorOf = (amount: string): bigint => parseAmount(amount, 'PHP').minor;
const sumOf = (amounts: readonly string[]): string =>
  formatAmount({ minor: amounts.reduce((sum, amount) => sum + minorOf(amount), 0n), currency: 'PHP' });
const amountsOf = (rows: readonly Transaction[]): string[] => rows.map(({ amount }) => amount);

const read = async (
  { client }: Pick<Player, 'client'>,
  query: NonNullable<Parameters<typeof listTransactions>[0]>['query'],
) => (await listTransactions({ client, query: { ...DAYS, pageSize: 100, ...query } })).value;

/** Inserts bets, each by its id in a visit; null for a bet of which no visit is known. */
function insertBets({ world }: Pick<Player, 'world'>, visits: Readonly<Record<string, string | null>>): void {
  world.store.transact(() => {
    for (const [id, visitId] of Object.entries(visits)) {
      world.store.bets.insert({
        id,
        memberId: ids.newcomer,
        round: id,
        roundId: id,
        ...(visitId !== null && { visitId }),
        time: at(0),
        settledAt: null,
        gameType: 'RNG',
        vendor: 'TALA',
        nodeId: 'rng_20510',
        gameName: 'Bituin ng Maynila',
        stake: '0.00',
        payout: '0.00',
        currency: 'PHP',
        status: 'UNSETTLED',
        tickets: null,
      });
    }
  });
}

/** A newcomer with bets and entries of the account record, and nothing else. */
async function createRecord(
  bets: Readonly<Record<string, string | null>>,
  entries: readonly MainEntry[],
): Promise<Player> {
  const player = await createPlayer(personas.newcomer);
  insertBets(player, bets);
  bookEntries(player.world, ids.newcomer, entries);
  return player;
}

describe('the account record by visit', () => {
  it('has one row for the rounds of a visit, between what was booked before and after it', async () => {
    const player = await createRecord({ bet_1: 'ln_1', bet_2: 'ln_1' }, [
      { at: at(1), type: 'DEPOSIT', amount: '100.00', reference: 'dep_1' },
      { at: at(2), type: 'BET', amount: '-20.00', reference: 'bet_1' },
      { at: at(3), type: 'BET', amount: '-10.00', reference: 'bet_2' },
      { at: at(4), type: 'PAYOUT', amount: '25.50', reference: 'bet_2' },
      { at: at(5), type: 'REWARD', amount: '7.00' },
    ]);
    const { content, totalElements } = await read(player, { group: 'VISIT' });
    expect(content.map(({ type, amount, balanceAfter }) => [type, amount, balanceAfter])).toEqual([
      ['REWARD', '7.00', '102.50'],
      ['PAYOUT', '-4.50', '95.50'],
      ['DEPOSIT', '100.00', '100.00'],
    ]);
    expect(totalElements).toBe(3);
    expect(content[1]?.visit).toEqual({
      visitId: 'ln_1',
      gameType: 'RNG',
      gameName: 'Bituin ng Maynila',
      from: at(2),
      to: at(4),
      rounds: 2,
      staked: '30.00',
      paidBack: '25.50',
    });
    expect(content[1]).not.toHaveProperty('reference');
  });

  it('is of one game when it is asked for, with sums of it alone and its name', async () => {
    const player = await createRecord({ bet_1: 'ln_1', bet_2: 'ln_2' }, [
      { at: at(1), type: 'DEPOSIT', amount: '100.00', reference: 'dep_1' },
      { at: at(2), type: 'BET', amount: '-20.00', reference: 'bet_1' },
      { at: at(3), type: 'BET', amount: '-10.00', reference: 'bet_2' },
      { at: at(4), type: 'PAYOUT', amount: '25.50', reference: 'bet_1' },
    ]);
    player.world.store.transact(() =>
      player.world.store.bets.update('bet_2', { vendor: 'AGILA', nodeId: null, gameName: 'Baccarat 7' }),
    );
    const slot = await read(player, { gameId: 'rng_20510', group: 'VISIT' });
    expect(slot.content.map(({ amount, visit }) => [amount, visit?.visitId])).toEqual([['5.50', 'ln_1']]);
    expect(slot.summary).toMatchObject({ count: 2, totalIn: '25.50', totalOut: '20.00' });
    expect(slot.summary).not.toHaveProperty('opening');
    expect(slot.game).toEqual({ gameId: 'rng_20510', gameName: 'Bituin ng Maynila' });
    const table = await read(player, { gameId: 'AGILA:Baccarat 7' });
    expect([amountsOf(table.content), table.totalElements, table.game?.gameName]).toEqual([
      ['-10.00'],
      1,
      'Baccarat 7',
    ]);
    const deposits = await read(player, { gameId: 'rng_20510', transactionType: 'DEPOSIT' });
    expect(deposits.totalElements).toBe(0);
    const unknown = await read(player, { gameId: 'rng_1' });
    expect([unknown.content, unknown.game]).toEqual([[], undefined]);
  });

  it('leaves what was booked during a visit a row of its own', async () => {
    const player = await createRecord({ bet_1: 'ln_1' }, [
      { at: at(1), type: 'DEPOSIT', amount: '100.00', reference: 'dep_1' },
      { at: at(2), type: 'BET', amount: '-20.00', reference: 'bet_1' },
      { at: at(3), type: 'DEPOSIT', amount: '50.00', reference: 'dep_2' },
      { at: at(4), type: 'PAYOUT', amount: '5.00', reference: 'bet_1' },
    ]);
    const { content } = await read(player, { group: 'VISIT' });
    expect(content.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      ['-15.00', '135.00'],
      ['50.00', '130.00'],
      ['100.00', '100.00'],
    ]);
  });

  it('has a row on each day of a visit across midnight, with the rounds of this day', async () => {
    const player = await createRecord({ bet_1: 'ln_1', bet_2: 'ln_1' }, [
      { at: at(-9), type: 'DEPOSIT', amount: '100.00', reference: 'dep_1' },
      { at: at(-2), type: 'BET', amount: '-20.00', reference: 'bet_1' },
      { at: at(-1), type: 'BET', amount: '-30.00', reference: 'bet_2' },
      { at: at(1), type: 'PAYOUT', amount: '40.00', reference: 'bet_2' },
    ]);
    const { content } = await read(player, { group: 'VISIT' });
    expect(content.map(({ amount, visit }) => [amount, visit?.visitId, visit?.rounds, visit?.staked])).toEqual([
      ['40.00', 'ln_1', 1, '0.00'],
      ['-50.00', 'ln_1', 2, '50.00'],
      ['100.00', undefined, undefined, undefined],
    ]);
    const yesterday = await read(player, { group: 'VISIT', endTime: at(-0.001) });
    expect(yesterday.content[0]).toEqual(content[1]);
  });

  it('has a row for each bet of which no visit is known', async () => {
    const player = await createRecord({ bet_1: null, bet_2: null }, [
      { at: at(1), type: 'DEPOSIT', amount: '100.00', reference: 'dep_1' },
      { at: at(2), type: 'BET', amount: '-20.00', reference: 'bet_1' },
      { at: at(3), type: 'BET', amount: '-10.00', reference: 'bet_2' },
    ]);
    const { content } = await read(player, { group: 'VISIT', transactionTypes: ['BET'] });
    expect(content.map(({ visit }) => visit?.visitId)).toEqual(['bet_2', 'bet_1']);
  });

  it('makes a visit of each launch of a game, and none of a launch without a round', async () => {
    const { client, world, launchId, debit, credit } = await createTable();
    const before = await read({ client }, { group: 'VISIT' });
    expect(before.content.map(({ visit }) => visit?.visitId)).not.toContain(launchId);
    await debit('d_1', '20.00');
    await credit('c_1', '15.00', { roundClosed: true });
    const query = { vassalage: 'TALA', gameType: 'RNG', nodeId: 'rng_20510', language: 'TY' } as const;
    const second = (await launchGame({ client, query })).value;
    const launchToken = new URL(second.launchUrl).searchParams.get('t') ?? '';
    const stake = { launchToken, currency: 'PHP', transactionId: 'd_2', roundId: 'rd_2', amount: '10.00' };
    await sendSigned(world, 'vendorDebit', stake);
    const { content, totalElements } = await read({ client }, { group: 'VISIT' });
    expect(totalElements).toBe(before.totalElements + 2);
    const found = content.flatMap(({ visit, amount }) => (visit === undefined ? [] : [[visit.visitId, amount]]));
    expect(found).toContainEqual([launchId, '-5.00']);
    expect(found).toContainEqual([second.launchId, '-10.00']);
  });
});

/** Entries of up to three visits, of bets without one, and others, over two days. */
const entry: fc.Arbitrary<MainEntry> = fc.oneof(
  fc.record({
    type: fc.constantFrom<TransactionType>('BET', 'PAYOUT'),
    amount: fc
      .integer({ min: -5000, max: 5000 })
      .map((minor) => formatAmount({ minor: BigInt(minor), currency: 'PHP' })),
    at: fc.integer({ min: -30, max: 30 }).map(at),
    reference: fc.constantFrom('bet_1', 'bet_2', 'bet_3', 'bet_4', 'bet_5'),
  }),
  fc.record({
    type: fc.constantFrom<TransactionType>('DEPOSIT', 'REWARD'),
    amount: fc.constantFrom('1.00', '20.05'),
    at: fc.integer({ min: -30, max: 30 }).map(at),
  }),
);
const filter = fc.record(
  {
    transactionTypes: fc.constantFrom<TransactionType[][]>(
      ['BET'],
      ['BET', 'PAYOUT'],
      ['PAYOUT', 'REWARD'],
      ['DEPOSIT'],
    ),
    startTime: fc.integer({ min: -30, max: 0 }).map(at),
    endTime: fc.integer({ min: 0, max: 30 }).map(at),
  },
  { requiredKeys: [] },
);

describe('grouping by visit', () => {
  it('changes no total and no sum of a day, and each row is the sum of its movements, for every filter', async () => {
    const check = fc.asyncProperty(
      fc.array(entry, { maxLength: 15 }),
      fc.array(filter, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 4 }),
      async (entries, filters, pageSize) => {
        const bets = { bet_1: 'ln_1', bet_2: 'ln_1', bet_3: 'ln_2', bet_4: 'ln_3', bet_5: null };
        const player = await createRecord(bets, [
          { at: at(-40), type: 'DEPOSIT', amount: '5000.00', reference: 'dep_1' },
          ...entries,
        ]);
        for (const query of filters) {
          const single = await read(player, query);
          const grouped: Transaction[] = [];
          for (let [pageNo, totalPages] = [1, 1]; pageNo <= totalPages; pageNo += 1) {
            const page = await read(player, { ...query, group: 'VISIT', pageNo, pageSize });
            totalPages = page.totalPages;
            grouped.push(...page.content);
            expect(page.summary).toEqual(single.summary);
          }
          expect(sumsByDay(grouped)).toEqual(sumsByDay(single.content));
          for (const { amount, balanceAfter, visit } of grouped) {
            if (visit === undefined) continue;
            const { visitId, from, to, staked, paidBack } = visit;
            const { content } = await read(player, { ...query, visitId, startTime: from, endTime: to });
            expect(sumOf(amountsOf(content))).toBe(amount);
            expect(minorOf(paidBack) - minorOf(staked)).toBe(minorOf(amount));
            expect(content[0]?.balanceAfter).toBe(balanceAfter);
          }
        }
      },
    );
    await fc.assert(check, { numRuns: 20 });
  });
});

function sumsByDay(rows: readonly Transaction[]): Map<string, string> {
  const days = Map.groupBy(rows, ({ time }) => calendarDay(new Date(time), SITE_TIME_ZONE));
  return new Map([...days].map(([day, own]) => [day, sumOf(amountsOf(own))]));
}
