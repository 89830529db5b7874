import { DateRangeField } from '@croupier/ui/DateRangeField';
import { FilterBar } from '@croupier/ui/FilterBar';
import { SelectField } from '@croupier/ui/SelectField';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { listedCategories } from '../../shared/games/game-categories.ts';
import { vendorsQuery } from '../../shared/games/game-queries.ts';
import { dateFormat } from '../../shared/intl-formats.ts';
import { shiftDay, type RecordFilter } from './record-filter.ts';

export interface RecordFiltersProps {
  readonly filter: RecordFilter;
  /** Today in the site's time zone, `yyyy-MM-dd`. */
  readonly today: string;
  /** Maximum number of days, today included. */
  readonly recordsDays: number;
  readonly onChange: (changed: Partial<RecordFilter>) => void;
  readonly onReset: () => void;
}

/** Select value for all categories or vendors. */
const ALL = '';

/** Filters by date, category and vendor. */
export function RecordFilters({ filter, today, recordsDays, onChange, onReset }: RecordFiltersProps): ReactNode {
  const { t, i18n } = useTranslation(['bettingRecord', 'games']);
  const { data } = useQuery(vendorsQuery());
  const vendors = (data?.cards ?? [])
    .filter(({ category }) => filter.category === undefined || category === filter.category)
    .flatMap((lane) => lane.vendors);
  const names = new Map(vendors.map(({ code, name }) => [code, name]));
  const { from, to, category, vendor } = filter;
  if (vendor !== undefined && !names.has(vendor)) names.set(vendor, vendor);
  const day = dateFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const isLastWeek = from === shiftDay(today, -6) && to === today;
  const applied = [
    ...(isLastWeek ? [] : [{ id: 'days', label: day.formatRange(new Date(from), new Date(to)) }]),
    ...(category === undefined ? [] : [{ id: 'category', label: t(`games:categories.${category}`) }]),
    ...(vendor === undefined ? [] : [{ id: 'vendor', label: names.get(vendor) ?? vendor }]),
  ];
  const remove = (id: string): void => {
    if (id === 'days') onChange({ from: shiftDay(today, -6), to: today });
    else if (id === 'category') onChange({ category: undefined });
    else onChange({ vendor: undefined });
  };
  return (
    <FilterBar
      label={t('filter.label')}
      applied={applied}
      removeLabel={(label) => t('filter.remove', { label })}
      onRemove={remove}
      resetLabel={t('filter.reset')}
      onReset={onReset}
      countLabel={t('filter.count', { count: applied.length })}
      doneLabel={t('filter.done')}
      closeLabel={t('filter.close')}
    >
      <DateRangeField
        label={t('filter.days')}
        fromLabel={t('filter.from')}
        toLabel={t('filter.to')}
        value={{ from, to }}
        // An empty date is not applied.
        onChange={(range) => range.from !== '' && range.to !== '' && onChange(range)}
        today={today}
        min={shiftDay(today, 1 - recordsDays)}
        max={today}
        presets={[
          { preset: 'past7', label: t('filter.past7') },
          { preset: 'past30', label: t('filter.past30') },
        ]}
      />
      <SelectField
        label={t('filter.category')}
        value={category ?? ALL}
        onChange={({ currentTarget }) =>
          onChange({ category: listedCategories.find((name) => name === currentTarget.value), vendor: undefined })
        }
        options={[
          { value: ALL, label: t('filter.all') },
          ...listedCategories.map((value) => ({ value, label: t(`games:categories.${value}`) })),
        ]}
      />
      <SelectField
        label={t('filter.vendor')}
        value={vendor ?? ALL}
        onChange={({ currentTarget }) => onChange({ vendor: currentTarget.value || undefined })}
        options={[{ value: ALL, label: t('filter.all') }, ...[...names].map(([value, label]) => ({ value, label }))]}
      />
    </FilterBar>
  );
}
