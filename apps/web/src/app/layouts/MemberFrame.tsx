import { MenuLayout } from '@croupier/ui/layout/MenuLayout';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { useIsDesktop } from '@croupier/ui/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';

import type { Page } from '../../pages/page.ts';
import { pageAt } from '../../pages/pages.ts';
import { paths } from '../../shared/paths.ts';
import { MemberList } from '../member/MemberList.tsx';
import { MemberNavigation } from '../member/MemberNavigation.tsx';

/** Menu and header of the member centre's pages: the menu beside them on desktops; on phones, Back leads to it. */
export function MemberFrame(): ReactNode {
  const current = pageAt(useLocation().pathname);
  const { t, i18n } = useTranslation(['member', ...current.texts]);
  const titleOf = ({ titleKey }: Page): string => (titleKey === undefined ? '' : i18n.t(titleKey));
  const isDesktop = useIsDesktop();
  const isHub = current.paths[0] === paths.memberCentre;
  return (
    <MenuLayout menu={<MemberNavigation layout="column" />}>
      <PageHeader
        title={titleOf(current)}
        {...(!isDesktop && {
          back: isHub
            ? { label: t('toGames'), link: { to: paths.home } }
            : { label: t('back'), link: { to: paths.memberCentre } },
        })}
        linkComponent={Link}
      />
      <Outlet />
      {isHub && !isDesktop && <MemberList />}
    </MenuLayout>
  );
}
