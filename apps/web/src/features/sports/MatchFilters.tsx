import type { SportCount } from '@croupier/sdk/types';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { ClassifyMenu } from '@croupier/ui/navigation/ClassifyMenu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { namedSport } from './wire-values.ts';
import { writeMatchFilter, WHENS, type MatchFilter } from './match-filter.ts';

export interface MatchFiltersProps {
  readonly filter: MatchFilter;
  /** The sports with matches. */
  readonly sports: readonly SportCount[];
}

const idOf = ({ sport, title }: Pick<MatchFilter, 'sport' | 'title'>): string => title ?? sport ?? 'all';

/** Chips for sport, or game of e-sports, and time. */
export function MatchFilters({ filter, sports }: MatchFiltersProps): ReactNode {
  const { t } = useTranslation('sports');
  const { pathname } = useLocation();
  const linkTo = (change: Partial<MatchFilter>) => ({
    to: pathname + writeMatchFilter({ ...filter, ...change }),
    replace: true,
  });
  const isListed = idOf(filter) === 'all' || sports.some((one) => idOf(chipOf(one)) === idOf(filter));
  const chips = [...sports.map(chipOf), ...(isListed ? [] : [filter])];
  return (
    <PanelStack>
      <ClassifyMenu
        label={t('filter.sports')}
        linkComponent={Link}
        value={idOf(filter)}
        items={[
          { value: 'all', label: t('filter.all'), link: linkTo({ sport: undefined, title: undefined }) },
          ...chips.map(({ sport, title }) => ({
            value: idOf({ sport, title }),
            label: title ?? t(`sports.${namedSport(sport)}`),
            link: linkTo({ sport, title }),
          })),
        ]}
      />
      <ClassifyMenu
        label={t('filter.times')}
        linkComponent={Link}
        value={filter.when}
        items={WHENS.map((when) => ({ value: when, label: t(`filter.when.${when}`), link: linkTo({ when }) }))}
      />
    </PanelStack>
  );
}

/** A game of e-sports is filtered by its title, not by its sport. */
const chipOf = ({ sport, title }: SportCount): Pick<MatchFilter, 'sport' | 'title'> =>
  title === undefined ? { sport, title } : { sport: undefined, title };
