import type { TransactionType } from '@croupier/sdk/types';

import type { FilterContext, ListFilter } from '../../shared/lists/list-filter.ts';
import { gameIn } from './entry-games.ts';

/** Kinds of entries, as the steps of the sum group them, in the order in which they are shown. */
const KINDS = {
  deposits: ['DEPOSIT'],
  withdrawals: ['WITHDRAWAL'],
  games: ['BET', 'PAYOUT'],
  bonuses: ['PROMOTION', 'REBATE', 'REWARD', 'POINT_CONVERT'],
  transfers: ['TRANSFER_IN', 'TRANSFER_OUT'],
  commission: ['SALARY', 'DIVIDEND'],
  corrections: ['ADJUSTMENT'],
} as const satisfies Readonly<Record<string, readonly TransactionType[]>>;

export type EntryKind = keyof typeof KINDS;

// The keys are exactly the kinds.
export const ENTRY_KINDS = Object.keys(KINDS) as readonly EntryKind[];

/** Parameter of the URL. */
export const KIND_PARAM = 'kind';

/** The types of each kind. */
export const typesOfKind = (kind: EntryKind): readonly TransactionType[] => KINDS[kind];

/** The kind in the URL; undefined for all, and while one game is shown, whose entries are of one kind. */
export function kindIn({ params }: Pick<FilterContext, 'params'>): EntryKind | undefined {
  if (gameIn({ params }) !== undefined) return undefined;
  return ENTRY_KINDS.find((kind) => kind === params.get(KIND_PARAM));
}

/** One kind or all; the page shows its choices beside the list. */
export const kindFilter: ListFilter<{ readonly transactionTypes?: TransactionType[] }> = {
  params: [KIND_PARAM],
  requestOf: (context) => {
    const kind = kindIn(context);
    return kind === undefined ? {} : { transactionTypes: [...KINDS[kind]] };
  },
  activeText: (context, { textOf }) => {
    const kind = kindIn(context);
    return kind === undefined ? undefined : textOf(`account:statement.step.${kind}`);
  },
  Field: () => null,
};
