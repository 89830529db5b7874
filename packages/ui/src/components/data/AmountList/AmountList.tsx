import type { ElementType } from 'react';
import type { AmountLine } from '../internal/AmountLines.tsx';
import { AmountLines } from '../internal/AmountLines.tsx';

export type { AmountLine } from '../internal/AmountLines.tsx';

export interface AmountListProps<C extends ElementType = 'a'> {
  /** In the order in which they are summed. */
  lines: readonly AmountLine<C>[];
  /** Router link component; `'a'` by default. */
  linkComponent?: C;
}

/** Amounts that lead to a sum, one below the other, for a panel; a line may lead to what it is made of. */
export function AmountList<C extends ElementType = 'a'>({ lines, linkComponent }: AmountListProps<C>) {
  return <AmountLines lines={lines} linkComponent={linkComponent} />;
}
