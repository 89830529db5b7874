import { ClassifyMenu } from '@croupier/ui/navigation/ClassifyMenu';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ListedCategory } from '../../shared/games/game-categories.ts';
import type { LobbyFilter } from './lobby-filter.ts';
import { useClassifies } from './use-classifies.ts';
import type { LobbyFilterState } from './use-lobby-filter.ts';

export interface ClassifyFilterProps extends Pick<LobbyFilterState, 'linkTo'> {
  readonly category: ListedCategory;
  readonly filter: LobbyFilter;
}

/** Menu value of a filter. Codes are prefixed, because the platform may use `all` or `new` as a code. */
const valueOf = ({ classify, isNew }: Pick<LobbyFilter, 'classify' | 'isNew'>): string => {
  if (isNew) return 'new';
  return classify === undefined ? 'all' : `code:${classify}`;
};

/** All games, new ones, or those of a sub-category [LOBBY-08]. */
export function ClassifyFilter({ category, filter, linkTo }: ClassifyFilterProps): ReactNode {
  const { t } = useTranslation('lobby');
  const classifies = useClassifies(category, filter.vendor);
  if (classifies === undefined) return <Skeleton shape="box" height="46px" />;
  return (
    <ClassifyMenu
      label={t('classifies')}
      linkComponent={Link}
      value={valueOf(filter)}
      items={[
        { value: 'all', label: t('all'), link: linkTo({ classify: undefined }) },
        { value: 'new', label: t('new'), link: linkTo({ isNew: true }) },
        ...classifies.map(({ code, name }) => ({
          value: valueOf({ classify: code, isNew: false }),
          label: name,
          link: linkTo({ classify: code }),
        })),
      ]}
    />
  );
}
