import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { Tabs } from '@croupier/ui/navigation/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';

import { memberPages } from '../../pages/member-pages.ts';
import type { Page } from '../../pages/page.ts';
import { pageAt } from '../../pages/pages.ts';
import { paths } from '../../shared/paths.ts';

/** Header and tabs of the member centre's pages. */
export function MemberFrame(): ReactNode {
  const current = pageAt(useLocation().pathname);
  const { t, i18n } = useTranslation(['member', ...current.texts]);
  const titleOf = ({ titleKey }: Page): string => (titleKey === undefined ? '' : i18n.t(titleKey));
  return (
    <>
      <PageHeader
        title={titleOf(current)}
        back={{ label: t('back'), link: { to: paths.home } }}
        linkComponent={Link}
        tabs={
          <Tabs
            label={t('title')}
            variant="segment"
            value={current.paths[0]}
            linkComponent={Link}
            items={memberPages.map((page) => ({
              value: page.paths[0],
              label: titleOf(page),
              link: { to: page.paths[0] },
            }))}
          />
        }
      />
      <Outlet />
    </>
  );
}
