import { addAmounts, calendarDay, formatAmount, parseAmount } from '@croupier/sdk/rules';
import type { RecordGroup } from '@croupier/ui/data/RecordTable';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../intl-formats.ts';
import { Money } from '../Money.tsx';
import type { ListRows, Money as MoneyValue } from './list-definition.ts';

interface DayGroups<Row> {
  readonly groups: readonly RecordGroup[];
  readonly groupOf: (row: Row) => { readonly group?: string };
}

/**
 * Heads of the days of rows, with the sum of each day. The last day has none while more rows can be loaded, because a part
 * of a day is no answer.
 */
export function useDayGroups<Row>(
  days: ListRows<Row>['days'],
  rows: readonly Row[],
  isPartial: boolean,
): DayGroups<Row> {
  const { i18n } = useTranslation();
  const { timeZone } = useSite().brand;
  if (days === undefined) return { groups: [], groupOf: () => ({}) };
  const dayOf = (row: Row): string => calendarDay(new Date(days.timeOf(row)), timeZone);
  const byDay = new Map<string, Row[]>();
  for (const row of rows) byDay.set(dayOf(row), [...(byDay.get(dayOf(row)) ?? []), row]);
  // The days are already in the brand's time zone.
  const heading = dateFormat(i18n.language, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
  return {
    groups: [...byDay].map(([day, own], index) => ({
      id: day,
      label: heading.format(new Date(day)),
      ...(!(isPartial && index === byDay.size - 1) && {
        cells: { [days.sum.column]: <Money {...sumOf(own.map(days.sum.of))} change="movement" /> },
      }),
    })),
    groupOf: (row) => ({ group: dayOf(row) }),
  };
}

function sumOf(amounts: readonly MoneyValue[]): MoneyValue {
  const [first, ...others] = amounts.map(({ value, currency }) => parseAmount(value, currency));
  if (first === undefined) throw new Error('A day of a list has a row.');
  return { value: formatAmount(others.reduce(addAmounts, first)), currency: first.currency };
}
