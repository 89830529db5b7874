import { ClassifyMenu } from '@croupier/ui/navigation/ClassifyMenu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListFiltersState } from '../../shared/lists/use-list.ts';
import { ENTRY_KINDS, KIND_PARAM, kindIn } from './entry-kinds.ts';

const ALL = 'all';

/** One kind of entries, or all. */
export function KindChips({ context, change }: Pick<ListFiltersState, 'context' | 'change'>): ReactNode {
  const { t } = useTranslation(['account', 'lists']);
  return (
    <ClassifyMenu
      label={t('account:statement.kinds')}
      items={[
        { value: ALL, label: t('lists:filter.all') },
        ...ENTRY_KINDS.map((kind) => ({ value: kind, label: t(`account:statement.step.${kind}`) })),
      ]}
      value={kindIn(context) ?? ALL}
      onChange={(kind) => change({ [KIND_PARAM]: kind === ALL ? undefined : kind })}
    />
  );
}
