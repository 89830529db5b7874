import type { FilterContext, ListFilter } from '../../shared/lists/list-filter.ts';

/** Parameter of the URL; `statementOfGamePath` writes it. */
export const GAME_PARAM = 'game';

/** Longest id of a game in the contract. */
const LONGEST_ID = 128;

/** The id of the game in the URL; undefined for all entries. */
export function gameIn({ params }: Pick<FilterContext, 'params'>): string | undefined {
  const id = params.get(GAME_PARAM) ?? '';
  return id === '' || id.length > LONGEST_ID ? undefined : id;
}

/** Entries of one game, to which other pages lead. Its name comes with the entries. */
export const gameFilter: ListFilter<{ readonly gameId?: string }> = {
  params: [GAME_PARAM],
  requestOf: (context) => {
    const gameId = gameIn(context);
    return gameId === undefined ? {} : { gameId };
  },
  activeText: (context, { textOf }) =>
    gameIn(context) === undefined ? undefined : textOf('account:statement.oneGame'),
  Field: () => null,
};
