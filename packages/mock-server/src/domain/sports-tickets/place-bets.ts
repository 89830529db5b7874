import {
  addAmounts,
  combinedOdds,
  compareAmounts,
  formatAmount,
  stakeLimitsOf,
  type Amount,
} from '@croupier/sdk/rules';
import type {
  BettingRecord,
  LanguageCode,
  SportsBetsRequest,
  SportsOffer,
  SportsSelectionRequest,
} from '@croupier/sdk/types';

import { describeBet } from '../bets/index.ts';
import { endLaunch, launchByTicket } from '../games/index.ts';
import { callContextOf, invalidField, readAmount, Refusal, refuseOutside, type CallContext } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { refuseStake } from '../player-limits/index.ts';
import { bookOf, findOffer, marketName, pickName, type Offer } from '../sports/index.ts';
import { debit } from '../vendor-wallet/index.ts';

export interface PlacedBets {
  readonly bettingRecords: BettingRecord[];
  readonly balance: string;
}

interface Bet {
  readonly offers: readonly Offer[];
  readonly stake: Amount;
}

/**
 * Places the bets of a slip at their vendor, in one transaction: the vendor debits each stake as for its own page, by the launch
 * of this slip, and reports it. Nothing is kept of a slip that is refused.
 */
export function placeBets(context: CallContext, request: SportsBetsRequest): PlacedBets {
  const { store } = context;
  const book = bookOf(request.vassalage);
  if (book === undefined) throw new Refusal('GAME_NOT_FOUND');
  const member = callingMember(context);
  const amount = readAmount(request, member.currency);
  refuseSelections(request, book.maxSelections);
  const offers = request.selections.map((selection) => offerOf(context, request.vassalage, selection));
  const bets = betsOf(request, offers, amount);
  refuseChanged(offers, request.selections);
  for (const { stake, offers: chosen } of bets)
    refuseOutside(
      stake,
      stakeLimitsOf(
        book,
        chosen.map(({ odds }) => odds),
      ),
    );
  refuseStake(context, member, amount);
  return store.transact(() => {
    const { launchId } = launchByTicket(context, { vassalage: request.vassalage, language: request.language ?? 'TY' });
    const placed = bets.map((bet) => placeBet(context, launchId, bet, request.language));
    // No other stake may be taken under this launch; wins are credited without it.
    endLaunch(context, launchId);
    return { bettingRecords: placed.map(({ record }) => record), balance: placed.at(-1)?.balance ?? '' };
  });
}

function refuseSelections({ kind, selections }: SportsBetsRequest, maxSelections: number): void {
  const refuse = (reason: 'TOO_MANY' | 'NOT_ALLOWED', message: string): Refusal =>
    invalidField('selections', reason, message);
  if (selections.length > maxSelections) throw refuse('TOO_MANY', `A slip has at most ${maxSelections} selections.`);
  if (new Set(selections.map(({ selectionId }) => selectionId)).size < selections.length) {
    throw refuse('NOT_ALLOWED', 'A selection is on a slip once.');
  }
  const isTogether = kind === 'TOGETHER';
  if (isTogether && new Set(selections.map(({ matchId }) => matchId)).size < selections.length) {
    throw refuse('NOT_ALLOWED', 'Selections of one match are not bet on together.');
  }
  if (isTogether && selections.some(({ stake }) => stake !== undefined)) {
    throw refuse('NOT_ALLOWED', 'Selections together have one stake, the amount.');
  }
}

function offerOf(context: CallContext, vendor: string, { matchId, selectionId }: SportsSelectionRequest): Offer {
  const offer = findOffer(context, selectionId);
  if (offer === undefined || offer.fixture.id !== matchId || offer.fixture.league.vendor !== vendor) {
    throw new Refusal('NOT_FOUND');
  }
  return offer;
}

function betsOf({ kind, selections, currency }: SportsBetsRequest, offers: readonly Offer[], amount: Amount): Bet[] {
  if (kind === 'TOGETHER') return [{ offers, stake: amount }];
  const bets = offers.map((offer, index): Bet => {
    const stake = selections[index]?.stake;
    if (stake === undefined) throw invalidField('selections', 'REQUIRED', 'Each single bet has a stake.');
    return { offers: [offer], stake: readAmount({ amount: stake, currency }, currency) };
  });
  const total = bets.reduce<Amount>((sum, { stake }) => addAmounts(sum, stake), { minor: 0n, currency });
  if (compareAmounts(amount, total) !== 0) {
    throw invalidField('amount', 'MISMATCH', `The stakes are ${formatAmount(total)} together.`);
  }
  return bets;
}

/** Refuses closed markets first: their odds do not count any more. */
function refuseChanged(offers: readonly Offer[], selections: readonly SportsSelectionRequest[]): void {
  const closed = offers.filter(({ state }) => state !== 'OPEN');
  if (closed.length > 0) throw new Refusal('MARKET_CLOSED', { value: { offers: closed.map(describeOffer) } });
  const changed = offers.filter(({ odds }, index) => Number(odds) !== Number(selections[index]?.odds));
  if (changed.length > 0) throw new Refusal('ODDS_CHANGED', { value: { offers: changed.map(describeOffer) } });
}

const describeOffer = ({ fixture, selectionId, state, odds }: Offer): SportsOffer => ({
  matchId: fixture.id,
  selectionId,
  state,
  ...(state === 'OPEN' ? { odds } : {}),
});

function placeBet(context: CallContext, launchId: string, { offers, stake }: Bet, language: LanguageCode | undefined) {
  const { store, random } = context;
  const launch = store.launches.get(launchId);
  if (launch === undefined) throw new Error('A launch was not stored.');
  const id = `sp_${random.hex(12)}`;
  const { balance } = debit(callContextOf(context, { server: launch.vendor }), {
    launchToken: launch.token,
    currency: stake.currency,
    transactionId: `${id}_s`,
    roundId: id,
    amount: formatAmount(stake),
    sportsTicket: {
      odds: combinedOdds(offers.map(({ odds }) => odds)),
      legs: offers.map(({ fixture, market, pick, odds }) => ({
        matchId: fixture.id,
        match: `${fixture.home[0]} - ${fixture.away[0]}`,
        market: marketName(fixture, market, language),
        selection: pickName(fixture, market, pick, language),
        odds,
        startsAt: new Date(fixture.startsAt).toISOString(),
        result: 'OPEN',
      })),
    },
  });
  const [bet] = store.bets.findBy('round', `${launch.vendor} ${launch.memberId} ${id}`);
  if (bet === undefined) throw new Error('The debit of a ticket made no bet.');
  const selections = offers.map(({ selectionId }) => selectionId).join(' ');
  store.sportsTickets.insert({ id, betId: bet.id, launchId, selections, phase: 'OPEN' });
  return { record: describeBet(store.bets.get(bet.id) ?? bet), balance };
}
