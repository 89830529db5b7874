import { FilterBar } from '@croupier/ui/data/FilterBar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListFilter } from './list-filter.ts';
import { withoutFilter, type ListFiltersState } from './use-list.ts';

export interface ListFiltersProps {
  readonly filters: readonly ListFilter[];
  readonly state: ListFiltersState;
}

/** The filters of a list, and the active ones as chips. */
export function ListFilters({ filters, state }: ListFiltersProps): ReactNode {
  const { t } = useTranslation('lists');
  const { context, texts, active, change, reset } = state;
  if (filters.length === 0) return null;
  return (
    <FilterBar
      label={t('filter.label')}
      applied={active}
      removeLabel={(label) => t('filter.remove', { label })}
      onRemove={(id) => change(withoutFilter(filters, id))}
      resetLabel={t('filter.reset')}
      onReset={reset}
      countLabel={t('filter.count', { count: active.length })}
      doneLabel={t('filter.done')}
      closeLabel={t('filter.close')}
    >
      {filters.map(({ params, Field }) => (
        <Field key={params[0]} context={context} texts={texts} onChange={change} />
      ))}
    </FilterBar>
  );
}
