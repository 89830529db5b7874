import { compareAmounts, maskName, parseAmount } from '@croupier/sdk/rules';
import type { WinnerEntry } from '@croupier/sdk/types';

import { coverAddress } from '../asset-addresses.ts';
import type { DomainContext } from '../context.ts';
import type { WinRow } from '../../store/rows/catalogue.ts';
import { findGame } from './catalogue.ts';

const DAY = 86_400_000;
/** How long a win stays on the board. */
const SHOWN = 7 * DAY;

/** The greatest settled wins of the last days, in one currency; names leave masked. */
export function listWinners({ store, clock }: DomainContext, limit: number): { list: WinnerEntry[] } {
  const since = clock.now().getTime() - SHOWN;
  const wins = store.wins.all().filter(({ settledAt }) => Date.parse(settledAt) > since);
  return {
    list: wins
      .toSorted((one, other) => compareAmounts(amountOf(other), amountOf(one)))
      .slice(0, limit)
      .flatMap(describeWin),
  };
}

function amountOf({ amount, currency }: WinRow) {
  return parseAmount(amount, currency);
}

function describeWin({ account, nodeId, amount, currency }: WinRow): WinnerEntry[] {
  const game = findGame(nodeId);
  if (game === undefined) return [];
  return [
    {
      vo: {
        iconUrl: coverAddress(nodeId),
        customerName: maskName(account),
        gameName: game.name,
        winAmount: amount,
        currency,
      },
    },
  ];
}
