import { listPromotionTypesQuery } from '@croupier/sdk/hooks';
import { ClassifyMenu } from '@croupier/ui/navigation/ClassifyMenu';
import { Tabs } from '@croupier/ui/navigation/Tabs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { useSession } from '../../session/use-session.ts';
import { listPath, PROMOTION_VIEWS, type PromotionFilter } from './promotion-filter.ts';

/** Value of the chip for all kinds, which no kind has. */
const ALL = '';

/** Chips of the kinds that have a promotion, and the views; both are links, so that the URL keeps them. */
export function PromotionFilters({ filter }: { readonly filter: PromotionFilter }): ReactNode {
  const { t } = useTranslation('promotions');
  const isGuest = useSession().state === 'guest';
  const { data } = useQuery(listPromotionTypesQuery({ language: usePlatformLanguage() }));
  const { view, type } = filter;
  const views = PROMOTION_VIEWS.filter((value) => value !== 'mine' || !isGuest);
  const linkTo = (next: PromotionFilter) => ({ to: listPath(next), preventScrollReset: true });
  return (
    <>
      <ClassifyMenu
        label={t('types')}
        value={type ?? ALL}
        linkComponent={Link}
        items={[
          { value: ALL, label: t('allTypes'), link: linkTo({ view }) },
          ...(data?.list ?? []).map(({ code, name }) => ({
            value: code,
            label: name,
            link: linkTo({ view, type: code }),
          })),
        ]}
      />
      <Tabs
        label={t('views.label')}
        variant="segment"
        value={view}
        linkComponent={Link}
        items={views.map((value) => ({ value, label: t(`views.${value}`), link: linkTo({ view: value, type }) }))}
      />
    </>
  );
}
