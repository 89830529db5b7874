import { listDownlinesLimits } from '@croupier/sdk/limits';
import { FilterBar } from '@croupier/ui/data/FilterBar';
import { SearchField } from '@croupier/ui/inputs/SearchField';
import { SelectField } from '@croupier/ui/inputs/SelectField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSearchInput } from '../../shared/lists/use-search-input.ts';
import { activities } from './known-kinds.ts';
import { readTeamView } from './team-view.ts';
import type { TeamViewState } from './use-team-view.ts';

/** Value of a select for all rows. */
const ALL = '';

const FILTERS = ['find', 'kind', 'activity'] as const;
const NO_FILTERS = { find: undefined, kind: undefined, activity: undefined };

/** Search on all levels, and the filters of the list. */
export function TeamFilters({ view, change }: TeamViewState): ReactNode {
  const { t, i18n } = useTranslation(['team', 'lists']);
  const { kind, activity, find } = view;
  const search = useSearchInput(find ?? '', {
    maxLength: listDownlinesLimits.account.maxLength,
    onSearch: (text) => change({ find: text === '' ? undefined : text }),
  });
  const texts = {
    find,
    kind: kind && t(`kinds.${kind}`),
    activity: activity && i18n.t(activities.textOf(activity)),
  };
  const applied = FILTERS.flatMap((id) => {
    const label = texts[id];
    return label === undefined ? [] : [{ id, label }];
  });
  return (
    <FilterBar
      label={t('lists:filter.label')}
      applied={applied}
      removeLabel={(label) => t('lists:filter.remove', { label })}
      onRemove={(id) => change({ [id]: undefined })}
      resetLabel={t('lists:filter.reset')}
      onReset={() => change(NO_FILTERS)}
      countLabel={t('lists:filter.count', { count: applied.length })}
      doneLabel={t('lists:filter.done')}
      closeLabel={t('lists:filter.close')}
    >
      <SearchField label={t('find')} clearLabel={t('lists:filter.clearSearch')} {...search} />
      <SelectField
        label={t('kindLabel')}
        value={kind ?? ALL}
        onChange={({ currentTarget: { value } }) => change({ kind: choice('kind', value).kind })}
        options={[
          { value: ALL, label: t('lists:filter.all') },
          { value: 'AGENT', label: t('kinds.AGENT') },
          { value: 'MEMBER', label: t('kinds.MEMBER') },
        ]}
      />
      <SelectField
        label={t('activityLabel')}
        value={activity ?? ALL}
        onChange={({ currentTarget: { value } }) => change({ activity: choice('activity', value).activity })}
        options={[
          { value: ALL, label: t('lists:filter.all') },
          ...activities.values.map((value) => ({ value, label: i18n.t(activities.textOf(value)) })),
        ]}
      />
    </FilterBar>
  );
}

/** The value of a select as the URL would have it. */
const choice = (param: 'kind' | 'activity', value: string): ReturnType<typeof readTeamView> =>
  readTeamView(new URLSearchParams({ [param]: value }));
