import { PageHeader } from '@croupier/ui/PageHeader';
import { Tabs } from '@croupier/ui/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';

import { paths } from '../../routes/paths.ts';

/** Pages of the member centre in tab order. */
const PAGES = [
  { path: paths.deposit, name: 'deposit' },
  { path: paths.bettingRecord, name: 'record' },
] as const;

/** Header and tabs of the member centre's pages. */
export function MemberCentre(): ReactNode {
  const { t } = useTranslation('member');
  const { pathname } = useLocation();
  const current = PAGES.find(({ path }) => path === pathname);
  return (
    <>
      <PageHeader
        title={current === undefined ? t('title') : t(`pages.${current.name}`)}
        back={{ label: t('back'), link: { to: paths.home } }}
        linkComponent={Link}
        tabs={
          <Tabs
            label={t('title')}
            variant="segment"
            value={pathname}
            linkComponent={Link}
            items={PAGES.map(({ path, name }) => ({ value: path, label: t(`pages.${name}`), link: { to: path } }))}
          />
        }
      />
      <Outlet />
    </>
  );
}
