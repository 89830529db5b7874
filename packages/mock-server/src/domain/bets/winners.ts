import { DAY_MS, compareAmounts, maskName, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { WinnerEntry } from '@croupier/sdk/types';

import { findGame, wireType } from '../catalogue/index.ts';
import { coverAddress, SITE_CURRENCY, type DomainContext } from '../kernel/index.ts';

/** Time in ms for which a win is listed. */
const LISTED_MS = 7 * DAY_MS;
/** Length of the board. */
const MAX_WINS = 20;
/** Minimum payout of a listed bet. */
const MIN_PAYOUT = parseAmount('1000.00', SITE_CURRENCY);

interface Win {
  readonly account: string;
  readonly nodeId: string;
  readonly amount: string;
  readonly settledAt: string;
}

/** Highest or latest settled wins of recent days in one currency, with masked names. */
export function listWinners(
  context: DomainContext,
  { sort = 'amount' }: { readonly sort?: 'amount' | 'time' | undefined },
): { list: WinnerEntry[] } {
  const since = context.clock.now().getTime() - LISTED_MS;
  const wins: readonly Win[] = [...context.store.wins.all(), ...wonBets(context)];
  return {
    list: wins
      .filter(({ settledAt }) => Date.parse(settledAt) > since)
      .toSorted(sort === 'time' ? byTime : byAmount)
      .slice(0, MAX_WINS)
      .flatMap(describeWin),
  };
}

/** Wins of members from their bets. */
function wonBets({ store }: DomainContext): Win[] {
  return store.bets.all().flatMap(({ memberId, nodeId, payout, stake, currency, settledAt, status }) => {
    const account = store.members.get(memberId)?.account;
    if (status !== 'SETTLED' || currency !== SITE_CURRENCY || nodeId === null || settledAt === null) return [];
    const won = parseAmount(payout, SITE_CURRENCY);
    const isWin = compareAmounts(won, MIN_PAYOUT) >= 0 && compareAmounts(won, parseAmount(stake, SITE_CURRENCY)) > 0;
    return isWin && account !== undefined ? [{ account, nodeId, amount: payout, settledAt }] : [];
  });
}

const byAmount = (a: Win, b: Win): number => compareAmounts(amountOf(b), amountOf(a));
const byTime = (a: Win, b: Win): number => Date.parse(b.settledAt) - Date.parse(a.settledAt);

function amountOf({ amount }: Win): Amount {
  return parseAmount(amount, SITE_CURRENCY);
}

function describeWin({ account, nodeId, amount, settledAt }: Win): WinnerEntry[] {
  const game = findGame(nodeId);
  if (game === undefined) return [];
  return [
    {
      vo: {
        iconUrl: coverAddress(nodeId),
        customerName: maskName(account),
        gameName: game.name,
        winAmount: amount,
        currency: SITE_CURRENCY,
        nodeId,
        vassalage: game.vendor,
        gameType: wireType(game.category),
        wonAt: settledAt,
      },
    },
  ];
}
