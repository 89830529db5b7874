import { ClassifyMenu } from '@croupier/ui/navigation/ClassifyMenu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ListFiltersState } from '../../../shared/lists/use-list.ts';
import { ENTRY_KINDS } from '../entry-kinds.ts';
import { kindsIn, withKindToggled } from './team-kinds.ts';

/** Kinds of movements that the list shows, each switched on or off. */
export function TeamKindChips({ context }: Pick<ListFiltersState, 'context'>): ReactNode {
  const { t } = useTranslation('account');
  return (
    <ClassifyMenu
      label={t('statement.kinds')}
      items={ENTRY_KINDS.map((kind) => ({
        value: kind,
        label: t(`statement.step.${kind}`),
        link: { to: { search: withKindToggled(context, kind) }, replace: true },
      }))}
      value={kindsIn(context)}
      linkComponent={Link}
    />
  );
}
