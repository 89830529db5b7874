import type { TransactionType } from '@croupier/sdk/types';

import type { FilterContext, ListFilter } from '../../../shared/lists/list-filter.ts';
import { ENTRY_KINDS, typesOfKind, type EntryKind } from '../entry-kinds.ts';

/** Parameter of the URL: the chosen kinds with commas between them. */
const KINDS_PARAM = 'kinds';

/** Every kind but stakes and payouts, which would hide all others. */
const USUAL_KINDS: readonly EntryKind[] = ENTRY_KINDS.filter((kind) => kind !== 'games');

/** The kinds in the URL, in their usual order; the usual ones when it names none. */
export function kindsIn({ params }: Pick<FilterContext, 'params'>): readonly EntryKind[] {
  const named = params.get(KINDS_PARAM)?.split(',') ?? [];
  const chosen = ENTRY_KINDS.filter((kind) => named.includes(kind));
  return chosen.length === 0 ? USUAL_KINDS : chosen;
}

/** The query of the URL with one kind added or removed; without the last one, the usual kinds are shown again. */
export function withKindToggled(context: Pick<FilterContext, 'params'>, kind: EntryKind): string {
  const chosen = kindsIn(context);
  const next = ENTRY_KINDS.filter((other) => chosen.includes(other) !== (other === kind));
  const params = new URLSearchParams(context.params);
  params.delete('page');
  if (next.length === 0 || isUsual(next)) params.delete(KINDS_PARAM);
  else params.set(KINDS_PARAM, next.join(','));
  return params.toString();
}

const isUsual = (kinds: readonly EntryKind[]): boolean => kinds.join() === USUAL_KINDS.join();

/** One or more kinds; the page shows its choices beside the list. */
export const kindsFilter: ListFilter<{ readonly transactionTypes: TransactionType[] }> = {
  params: [KINDS_PARAM],
  requestOf: (context) => ({ transactionTypes: kindsIn(context).flatMap(typesOfKind) }),
  activeText: (context, { textOf }) => {
    const kinds = kindsIn(context);
    return isUsual(kinds) ? undefined : kinds.map((kind) => textOf(`account:statement.step.${kind}`)).join(', ');
  },
  Field: () => null,
};
