import type { ListUserLossStatementsParameters } from '@croupier/sdk/hooks';
import type { TimeRange } from '@croupier/sdk/rules';

import { listedCategories, type ListedCategory } from '../../shared/games/game-categories.ts';

/** What the page shows: the whole team or the accounts below one of it, of all games or of one category. */
export interface LossScope {
  readonly parentAccount: string | undefined;
  readonly gameType: ListedCategory | undefined;
}

const MAX_NAME = 64;

/** The scope of the page's URL. An account that is not in the team is asked for, and refused. */
export function scopeOf(params: URLSearchParams): LossScope {
  const account = params.get('parentAccount') ?? '';
  return {
    parentAccount: account !== '' && account.length <= MAX_NAME ? account : undefined,
    gameType: listedCategories.find((category) => category === params.get('gameType')),
  };
}

/** The request of a scope, for rows and sums. */
export function requestOf({ parentAccount, gameType }: LossScope, times: TimeRange): ListUserLossStatementsParameters {
  return {
    ...times,
    ...(parentAccount !== undefined && { parentAccount }),
    ...(gameType !== undefined && { gameType }),
  };
}

/** The parameters of the URL with another branch or category, from the first page on. */
export function paramsWith(params: URLSearchParams, scope: Partial<LossScope>): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(scope)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
