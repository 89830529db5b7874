import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AppliedFilters } from '@croupier/ui/navigation/AppliedFilters';
import { ClassifyMenu } from '@croupier/ui/navigation/ClassifyMenu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ListedCategory } from '../../shared/games/game-categories.ts';
import type { GameSelection } from '../../shared/games/game-selections.ts';
import type { VendorItem } from '../../shared/games/game-item.ts';
import { toggled, type LobbyFilter } from './lobby-filter.ts';
import { useClassifies, type Classify } from './use-classifies.ts';
import type { LobbyFilterState } from './use-lobby-filter.ts';

export interface LobbyFiltersProps extends Pick<LobbyFilterState, 'linkTo' | 'resetLink'> {
  readonly category: ListedCategory;
  readonly filter: LobbyFilter;
  readonly offered: readonly VendorItem[] | undefined;
}

const ALL: GameSelection = 'ALL';
const NEW: GameSelection = 'NEW';

/** Menu value of a sub-category. Codes are prefixed, because the platform may use `ALL` or `NEW` as a code. */
const valueOf = (code: string): string => `code:${code}`;

/** New games and sub-categories, any of them together [LOBBY-08], and what is filtered by. */
export function LobbyFilters(props: LobbyFiltersProps): ReactNode {
  const { category, filter, linkTo } = props;
  const { t } = useTranslation('lobby');
  const [vendor] = filter.vendors;
  const classifies = useClassifies(category, filter.vendors.length === 1 ? vendor : undefined);
  if (classifies === undefined) return <Skeleton shape="box" height="46px" />;
  const chosen = [...(filter.isNew ? [NEW] : []), ...filter.classifies.map(valueOf)];
  return (
    <div>
      <ClassifyMenu
        label={t('classifies')}
        linkComponent={Link}
        value={chosen.length === 0 ? [ALL] : chosen}
        items={[
          { value: ALL, label: t('all'), link: linkTo({ classifies: [], isNew: false }) },
          { value: NEW, label: t('new'), link: linkTo({ isNew: !filter.isNew }) },
          ...classifies.map(({ code, name }) => ({
            value: valueOf(code),
            label: name,
            link: linkTo({ classifies: toggled(filter.classifies, code) }),
          })),
        ]}
      />
      <Applied {...props} classifies={classifies} />
    </div>
  );
}

/** Active filters, each with a link that removes it. */
function Applied({
  filter,
  offered,
  classifies,
  linkTo,
  resetLink,
}: LobbyFiltersProps & { readonly classifies: readonly Classify[] }): ReactNode {
  const { t } = useTranslation('lobby');
  const { vendors, isNew, name } = filter;
  const entries = [
    ...vendors.map((code) => ({
      id: `vendor:${code}`,
      label: offered?.find((vendor) => vendor.code === code)?.name ?? code,
      link: linkTo({ vendors: toggled(vendors, code) }),
    })),
    ...(isNew ? [{ id: NEW, label: t('new'), link: linkTo({ isNew: false }) }] : []),
    ...filter.classifies.map((code) => ({
      id: valueOf(code),
      label: classifies.find((classify) => classify.code === code)?.name ?? code,
      link: linkTo({ classifies: toggled(filter.classifies, code) }),
    })),
    ...(name === '' ? [] : [{ id: 'name', label: t('filters.named', { name }), link: linkTo({ name: '' }) }]),
  ];
  return (
    <AppliedFilters
      label={t('filters.label')}
      removeLabel={(label) => t('filters.remove', { label })}
      filters={entries}
      resetLabel={t('filters.reset')}
      resetLink={resetLink}
      linkComponent={Link}
    />
  );
}
