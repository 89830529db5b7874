import { getBettingRecord, getWalletBalance, listBettingRecords, login, placeSportsBets } from '@croupier/sdk/client';
import type { SportsBetsRequest, SportsSelectionRequest } from '@croupier/sdk/types';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@croupier/sdk/rules';
import { describe, expect, it } from 'vitest';

import { personas, type Persona } from '../../seed/personas.ts';
import { bodyOf, createCaller, refusalOf } from '../../testing/caller.ts';
import { allowAnyStake, createPlayer, keyOf, sendSigned } from '../../testing/money.ts';
import { endMatch, openMatches, selectionOf } from '../../testing/sports.ts';
import { fixtureOf, setResult } from '../sports/index.ts';

const START = '12480.50';

const singles = (selections: readonly SportsSelectionRequest[], stake = '100.00'): SportsBetsRequest => ({
  vassalage: 'BTI',
  kind: 'SINGLES',
  amount: `${Number(stake) * selections.length}.00`,
  currency: 'PHP',
  language: 'EN',
  selections: selections.map((selection) => ({ ...selection, stake })),
});
const together = (selections: readonly SportsSelectionRequest[], amount = '100.00'): SportsBetsRequest => ({
  ...singles([], amount),
  kind: 'TOGETHER',
  amount,
  selections: [...selections],
});

async function createBettor(persona: Persona = personas.member) {
  const player = await createPlayer(persona);
  const { client, world } = player;
  return {
    ...player,
    matches: openMatches(world),
    place: async (body: SportsBetsRequest, key: string | number = 1) =>
      (await placeSportsBets({ client, body, headers: keyOf(key) })).value,
    refuse: (body: SportsBetsRequest) => refusalOf(placeSportsBets({ client, body, headers: keyOf('refused') })),
    balance: async () => (await getWalletBalance({ client })).value.balance,
    betOf: async (betId = '') => (await getBettingRecord({ client, query: { betId } })).value.bettingRecord,
    /** Begins a new session, because one ends after hours. */
    logIn: async () => player.setToken((await login({ client, body: bodyOf(persona) })).value.token),
  };
}

/** The first selection of a request. */
function first({ selections }: SportsBetsRequest): SportsSelectionRequest {
  const [selection] = selections;
  if (selection === undefined) throw new Error('No selection.');
  return selection;
}

const paidFor = (...odds: readonly string[]): number =>
  Math.floor(odds.reduce((product, one) => product * Number(one.replace('.', '')), 10_000) / 100 ** odds.length + 1e-7);
const after = (minor: number): string => ((1_238_050 + minor) / 100).toFixed(2);

describe('a bet on a match', () => {
  it('costs its stake once, and is in the betting record as open with its selection', async () => {
    const { client, matches, place, balance } = await createBettor();
    const selection = selectionOf(matches[0]);
    const placed = await place(singles([selection]));
    expect(placed.balance).toBe('12380.50');
    expect(await place(singles([selection]))).toEqual(placed);
    expect(await balance()).toBe('12380.50');
    const query = { startTime: '2026-11-21T00:00:00Z', endTime: '2026-11-21T23:59:59Z', gameType: 'SPORTS' } as const;
    const { content } = (await listBettingRecords({ client, query })).value;
    expect(content.filter(({ roundId }) => roundId === placed.bettingRecords[0]?.roundId)).toEqual(
      placed.bettingRecords,
    );
    expect(placed.bettingRecords).toMatchObject([
      {
        status: 'UNSETTLED',
        gameType: 'SPORTS',
        vassalage: 'BTI',
        gameName: 'Sigla Sports',
        betAmount: '100.00',
        sportsTicket: {
          odds: selection.odds,
          legs: [
            {
              matchId: selection.matchId,
              market: 'Winner',
              selection: matches[0]?.home,
              odds: selection.odds,
              result: 'OPEN',
            },
          ],
        },
      },
    ]);
  });

  it.each<['HOME' | 'AWAY' | 'OFF', string]>([
    ['HOME', 'WON'],
    ['AWAY', 'LOST'],
    ['OFF', 'VOID'],
  ])('is paid once when its match ends %s: %s', async (winner, result) => {
    const { world, matches, place, betOf, balance } = await createBettor();
    const selection = selectionOf(matches[0]);
    const { bettingRecords } = await place(singles([selection]));
    endMatch(world, selection.matchId, winner);
    const minor = { WON: paidFor(selection.odds), LOST: 0, VOID: 10_000 }[result] ?? 0;
    expect(await balance()).toBe(after(minor));
    world.clock.advance(MINUTE_MS);
    expect(await balance()).toBe(after(minor));
    const bet = await betOf(bettingRecords[0]?.betId);
    expect(bet).toMatchObject({
      status: 'SETTLED',
      payout: (minor / 100).toFixed(2),
      sportsTicket: { legs: [{ result }] },
    });
    // A stake that is given back counts nothing.
    expect(bet.validBet).toBe(result === 'VOID' ? '0.00' : '100.00');
    expect(bet.sportsTicket?.legs[0]?.score).toBe({ HOME: '3 : 0', AWAY: '0 : 3', OFF: undefined }[winner]);
  });

  it('gets its stake back when the score meets its line exactly', async () => {
    const { world, matches, place, betOf, balance } = await createBettor();
    const match = matches.find(({ markets }) =>
      markets.some(({ kind, line }) => kind === 'TOTAL' && line?.includes('.') === false),
    );
    const total = match?.markets.find(({ kind }) => kind === 'TOTAL');
    const placed = await place(singles([selectionOf(match, 'TOTAL', 0), selectionOf(match, 'TOTAL', 1)]));
    setResult(world, match?.matchId ?? '', { home: Number(total?.line) - 1, away: 1 });
    expect(await balance()).toBe(START);
    for (const { betId } of placed.bettingRecords) {
      expect(await betOf(betId)).toMatchObject({
        payout: '100.00',
        netWin: '0.00',
        validBet: '0.00',
        sportsTicket: { legs: [{ result: 'PUSH' }] },
      });
    }
  });

  it("of each match is decided by the world's clock with the seeded result", async () => {
    const { world, matches, place, betOf, logIn } = await createBettor();
    const { bettingRecords } = await place(
      singles(
        matches.slice(0, 8).map((match) => selectionOf(match)),
        '10.00',
      ),
    );
    world.clock.advance(2 * DAY_MS);
    await logIn();
    const bets = await Promise.all(bettingRecords.map(({ betId }) => betOf(betId)));
    expect(new Set(bets.map(({ status }) => status))).toEqual(new Set(['SETTLED']));
    expect(new Set(bets.flatMap(({ sportsTicket }) => sportsTicket?.legs.map(({ result }) => result)))).toEqual(
      new Set(['WON', 'LOST']),
    );
  });

  it('on e-sports is a bet of this category at its vendor', async () => {
    const { world, place } = await createBettor();
    const selection = selectionOf(openMatches(world, 'ESPORTS')[0]);
    const { bettingRecords } = await place({ ...singles([selection]), vassalage: 'IMES' });
    expect(bettingRecords[0]).toMatchObject({ gameType: 'ESPORTS', vassalage: 'IMES' });
  });
});

describe('selections together', () => {
  const three = async () => {
    const bettor = await createBettor();
    const selections = bettor.matches.slice(0, 3).map((match) => selectionOf(match));
    const placed = await bettor.place(together(selections));
    return { ...bettor, selections, betId: placed.bettingRecords[0]?.betId };
  };

  it('pay the product when all are won, and nothing before', async () => {
    const { world, selections, balance, betId, betOf } = await three();
    for (const { matchId } of selections.slice(0, 2)) endMatch(world, matchId, 'HOME');
    expect(await balance()).toBe('12380.50');
    expect((await betOf(betId)).status).toBe('UNSETTLED');
    endMatch(world, selections[2]?.matchId ?? '', 'HOME');
    expect(await balance()).toBe(after(paidFor(...selections.map(({ odds }) => odds))));
  });

  it('count one that is called off as 1.00', async () => {
    const { world, selections, balance } = await three();
    selections.forEach(({ matchId }, index) => endMatch(world, matchId, index === 0 ? 'OFF' : 'HOME'));
    expect(await balance()).toBe(after(paidFor(...selections.slice(1).map(({ odds }) => odds))));
  });

  it('give the stake back when all are called off', async () => {
    const { world, selections, balance } = await three();
    selections.forEach(({ matchId }) => endMatch(world, matchId, 'OFF'));
    expect(await balance()).toBe(START);
  });

  it('are lost with the first that is lost; the others stay open', async () => {
    const { world, selections, balance, betId, betOf } = await three();
    endMatch(world, selections[1]?.matchId ?? '', 'AWAY');
    expect((await betOf(betId)).sportsTicket?.legs.map(({ result }) => result)).toEqual(['OPEN', 'LOST', 'OPEN']);
    for (const { matchId } of selections) endMatch(world, matchId, 'HOME');
    world.clock.advance(HOUR_MS);
    expect(await balance()).toBe('12380.50');
  });
});

describe('an open bet', () => {
  it('stays when the world is saved and read again, and is paid there', async () => {
    const { world, token, matches, place } = await createBettor();
    const selection = selectionOf(matches[0]);
    await place(singles([selection]));
    const restored = createCaller({ saved: world.save() });
    restored.setToken(token);
    endMatch(restored.world, selection.matchId, 'HOME');
    expect((await getWalletBalance({ client: restored.client })).value.balance).toBe(after(paidFor(selection.odds)));
  });

  it('wins nothing after its vendor rolled the stake back', async () => {
    const { world, matches, place, balance } = await createBettor();
    const selection = selectionOf(matches[0]);
    const { bettingRecords } = await place(singles([selection]));
    const body = { transactionId: 'vt_1', originalTransactionId: `${bettingRecords[0]?.roundId}_s` };
    const answer = await sendSigned(world, 'vendorRollback', body, '', { vendor: 'BTI' });
    expect(answer.value).toMatchObject({ reversed: true });
    endMatch(world, selection.matchId, 'HOME');
    expect(await balance()).toBe(START);
  });

  it('is paid after a time in which nobody called, at once and once', async () => {
    const { world, matches, place, betOf, logIn } = await createBettor();
    const { bettingRecords } = await place(singles([selectionOf(matches[0])]));
    world.clock.advance(30 * DAY_MS);
    await logIn();
    expect((await betOf(bettingRecords[0]?.betId)).status).toBe('SETTLED');
    const credits = world.store.vendorTransactions.findBy('betId', bettingRecords[0]?.betId ?? '');
    expect(credits.map(({ kind }) => kind)).toEqual(['DEBIT', 'CREDIT']);
  });
});

describe('a slip is refused without effect', () => {
  it('at other odds than those of now, better or worse, with the odds of now', async () => {
    const { matches, refuse, balance } = await createBettor();
    const selection = selectionOf(matches[0]);
    for (const odds of ['1.01', '99.00']) {
      const { code, value } = await refuse(together([{ ...selection, odds }, selectionOf(matches[1])]));
      expect([code, value]).toEqual([
        'ODDS_CHANGED',
        {
          offers: [
            { matchId: selection.matchId, selectionId: selection.selectionId, state: 'OPEN', odds: selection.odds },
          ],
        },
      ]);
    }
    expect(await balance()).toBe(START);
  });

  it('after its match has begun, with the state of the market', async () => {
    const { world, matches, refuse, balance } = await createBettor();
    const selection = selectionOf(matches[0]);
    world.clock.advance((fixtureOf(selection.matchId)?.startsAt ?? 0) - world.clock.now().getTime());
    const { code, value } = await refuse(singles([selection]));
    const { matchId, selectionId } = selection;
    expect([code, value]).toEqual(['MARKET_CLOSED', { offers: [{ matchId, selectionId, state: 'CLOSED' }] }]);
    expect(await balance()).toBe(START);
  });

  it.each<[string, (body: SportsBetsRequest) => Partial<SportsBetsRequest>, string]>([
    ['of an unknown vendor', () => ({ vassalage: 'BYN' }), 'GAME_NOT_FOUND'],
    ['of another vendor than its matches', () => ({ vassalage: 'IMES' }), 'NOT_FOUND'],
    ['with an unknown selection', (body) => ({ selections: [{ ...first(body), selectionId: 'sel_1' }] }), 'NOT_FOUND'],
    [
      'with a selection of another match',
      (body) => ({ selections: [{ ...first(body), matchId: 'mt_1' }] }),
      'NOT_FOUND',
    ],
    ['with another total than its stakes', () => ({ amount: '99.00' }), 'FIELD_INVALID'],
    ['in another currency', () => ({ currency: 'USD' }), 'FIELD_INVALID'],
    [
      'with a selection twice',
      (body) => ({ selections: [first(body), first(body)], amount: '200.00' }),
      'FIELD_INVALID',
    ],
    ['without a stake', (body) => ({ selections: [{ ...first(body), stake: undefined }] }), 'FIELD_INVALID'],
    ['together with a stake of its own', () => ({ kind: 'TOGETHER' }), 'FIELD_INVALID'],
    [
      'below the smallest stake',
      (body) => ({ amount: '9.99', selections: [{ ...first(body), stake: '9.99' }] }),
      'AMOUNT_OUT_OF_RANGE',
    ],
    [
      'above the largest stake',
      (body) => ({ amount: '20000.01', selections: [{ ...first(body), stake: '20000.01' }] }),
      'AMOUNT_OUT_OF_RANGE',
    ],
    [
      'above the balance',
      (body) => ({ amount: '12500.00', selections: [{ ...first(body), stake: '12500.00' }] }),
      'INSUFFICIENT_BALANCE',
    ],
  ])('%s', async (_what, change, code) => {
    const { world, matches, refuse, balance } = await createBettor();
    allowAnyStake(world);
    const body = singles([selectionOf(matches[0])]);
    const before = world.store.launches.all().length;
    expect((await refuse({ ...body, ...change(body) })).code).toBe(code);
    expect([await balance(), world.store.launches.all().length, world.store.sportsTickets.all().length]).toEqual([
      START,
      before,
      0,
    ]);
  });

  it('with two selections of one match together, which are no problem as single bets', async () => {
    const { matches, refuse, place } = await createBettor();
    const both = [selectionOf(matches[0]), selectionOf(matches[0], 'HANDICAP')];
    expect((await refuse(together(both))).fieldErrors).toMatchObject([{ field: 'selections' }]);
    expect((await place(singles(both))).bettingRecords).toHaveLength(2);
  });

  it('when it could win more than the vendor pays, with the largest stake that cannot', async () => {
    const { matches, refuse } = await createBettor();
    const selections = matches.slice(0, 10).map((match) => selectionOf(match));
    const { code, value } = await refuse(together(selections, '12000.00'));
    expect(code).toBe('AMOUNT_OUT_OF_RANGE');
    const product = selections.reduce((all, { odds }) => all * Number(odds), 1);
    expect(Number(value['max']) * product).toBeLessThanOrEqual(500_000);
    expect((Number(value['max']) + 0.02) * product).toBeGreaterThan(500_000);
  });

  it('when one of its bets cannot be paid: none is placed', async () => {
    const { world, matches, refuse, balance } = await createBettor();
    allowAnyStake(world);
    const selections = matches.slice(0, 2).map((match) => selectionOf(match));
    expect((await refuse(singles(selections, '7000.00'))).code).toBe('INSUFFICIENT_BALANCE');
    expect(await balance()).toBe(START);
  });

  it('while its vendor is under maintenance', async () => {
    const { world, matches, refuse } = await createBettor();
    world.store.transact(() => world.store.vendorClosures.insert({ id: 'BTI', until: null }));
    expect((await refuse(singles([selectionOf(matches[0])]))).code).toBe('GAME_MAINTENANCE');
  });
});
