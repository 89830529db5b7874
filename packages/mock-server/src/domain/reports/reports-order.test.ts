import { listBettingRecords, listTransactions } from '@croupier/sdk/client';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import type { BetRow } from '../../store/rows/money.ts';
import { createPlayer } from '../../testing/money.ts';
import { describeBet } from '../bets/index.ts';
import { newestFirst } from '../kernel/index.ts';
import { ADJUSTMENT, mainWallet, post } from '../ledger/index.ts';
import { teamOf } from '../team/index.ts';

const START = Date.parse('2026-11-20T00:00:00Z');
const QUERY = { startTime: '2026-11-20T00:00:00Z', endTime: '2026-11-20T00:00:01Z' };
const BET = {
  settledAt: null,
  gameType: 'RNG',
  vendor: 'JDB',
  nodeId: null,
  gameName: 'JDB',
  stake: '1.00',
  payout: '0.00',
  currency: 'PHP',
  status: 'UNSETTLED',
  tickets: null,
} as const;

/** Members of the team of `amihan` and times, of which most are equal. */
const rows = fc.array(fc.record({ member: fc.constantFrom(0, 1), at: fc.integer({ min: 0, max: 2 }) }), {
  minLength: 1,
  maxLength: 12,
});

/** Sends the query for each page; returns the rows of all pages. */
async function readPages<Row>(
  pageSize: number,
  read: (page: { pageNo: number; pageSize: number }) => Promise<{ content: readonly Row[]; totalPages: number }>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let [pageNo, totalPages] = [1, 1]; pageNo <= totalPages; pageNo += 1) {
    const page = await read({ pageNo, pageSize });
    totalPages = page.totalPages;
    found.push(...page.content);
  }
  return found;
}

/** Numbers of the rows from the newest to the oldest; of one instant, the later row first. */
const expectedOrder = (list: readonly { readonly at: number }[]): number[] =>
  list
    .map(({ at }, number) => ({ at, number }))
    .toSorted((a, b) => b.at - a.at || b.number - a.number)
    .map(({ number }) => number);

describe('rows of the same instant', () => {
  it('are in the reverse order of booking in every page of the account record of a team', async () => {
    const check = fc.asyncProperty(rows, fc.integer({ min: 1, max: 5 }), async (list, pageSize) => {
      const { world, client } = await createPlayer(personas.agent);
      const [first = '', second = ''] = teamOf(world, ids.agent).map(({ id }) => id);
      const booked = world.store.transact(() =>
        list.map(({ member, at }) => {
          const memberId = member === 0 ? first : second;
          return post(world, { kind: 'ADJUSTMENT', memberId, at: new Date(START + at) }, [
            { account: mainWallet(memberId), amount: 1n, currency: 'PHP' },
            { account: ADJUSTMENT, amount: -1n, currency: 'PHP' },
          ]).id;
        }),
      );
      const query = { ...QUERY, scope: 'DOWNLINE', transactionType: 'ADJUSTMENT' } as const;
      const read = async (page: { pageNo: number; pageSize: number }) =>
        (await listTransactions({ client, query: { ...query, ...page } })).value;
      const found = (await readPages(pageSize, read)).map(({ transactionId }) => booked.indexOf(transactionId));
      expect(found).toEqual(expectedOrder(list));
    });
    await fc.assert(check, { numRuns: 15 });
  });

  it('are in the reverse order of placing in every page of the betting record of a team', async () => {
    const check = fc.asyncProperty(rows, fc.integer({ min: 1, max: 5 }), async (list, pageSize) => {
      const { world, client } = await createPlayer(personas.agent);
      const [first = '', second = ''] = teamOf(world, ids.agent).map(({ id }) => id);
      world.store.transact(() => {
        for (const [number, { member, at }] of list.entries()) {
          const round = { memberId: member === 0 ? first : second, round: `r_${number}`, roundId: `r_${number}` };
          const time = new Date(START + at).toISOString();
          world.store.bets.insert({ ...BET, ...round, id: `bet_tie_${number}`, time });
        }
      });
      const read = async (page: { pageNo: number; pageSize: number }) =>
        (await listBettingRecords({ client, query: { ...QUERY, scope: 'DOWNLINE', ...page } })).value;
      const tied = (await readPages(pageSize, read)).filter(({ betId }) => betId.startsWith('bet_tie_'));
      expect(tied.map(({ betId }) => Number(betId.slice('bet_tie_'.length)))).toEqual(expectedOrder(list));
    });
    await fc.assert(check, { numRuns: 15 });
  });

  it('are in the reverse order of their rows, and all others by time', () => {
    const times = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 10 });
    fc.assert(
      fc.property(times, (list) => {
        const numbered = list.map((at, number) => ({ at, number }));
        const sorted = newestFirst(numbered, ({ at }) => new Date(at).toISOString());
        expect(sorted.map(({ number }) => number)).toEqual(expectedOrder(numbered));
      }),
    );
  });
});

describe('the valid bet', () => {
  const bet = { ...BET, id: 'bet_1', memberId: ids.member, round: 'r', roundId: 'r', time: QUERY.startTime };
  const of = (
    gameType: BetRow['gameType'],
    stake: string,
    payout: string,
    status: 'SETTLED' | 'UNSETTLED' | 'CANCELLED',
  ) => {
    const { validBet, validBetReason } = describeBet({ ...bet, gameType, stake, payout, status });
    return [validBet, validBetReason];
  };

  it.each([
    ['RNG', '50.00', '120.00', 'SETTLED', '50.00', undefined],
    ['RNG', '50.00', '50.00', 'SETTLED', '50.00', undefined],
    ['FISH', '50.00', '50.00', 'SETTLED', '50.00', undefined],
    ['ELOTT', '50.00', '50.00', 'SETTLED', '50.00', undefined],
    ['LIVE', '100.00', '100.00', 'SETTLED', '0.00', 'TIE'],
    ['PVP', '100.00', '100.00', 'SETTLED', '0.00', 'TIE'],
    ['SPORTS', '100.00', '100.00', 'SETTLED', '0.00', 'TIE'],
    ['ESPORTS', '100.00', '100.00', 'SETTLED', '0.00', 'TIE'],
    ['COCKFIGHT', '100.00', '100.00', 'SETTLED', '0.00', 'TIE'],
    ['LIVE', '100.00', '195.00', 'SETTLED', '100.00', undefined],
    ['LIVE', '0.00', '0.00', 'SETTLED', '0.00', undefined],
    ['LIVE', '80.00', '80.00', 'CANCELLED', '0.00', 'CANCELLED'],
    ['LIVE', '80.00', '0.00', 'UNSETTLED', '0.00', 'OPEN'],
  ] as const)('of %s, stake %s, payout %s, %s is %s', (gameType, stake, payout, status, validBet, reason) => {
    expect(of(gameType, stake, payout, status)).toEqual([validBet, reason]);
  });
});
