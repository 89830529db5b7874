import { Icon, type IconName } from '@croupier/ui/display/Icon';
import { MemberMenu } from '@croupier/ui/navigation/MemberMenu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { memberPages } from '../../pages/member-pages.ts';
import { pageAt } from '../../pages/pages.ts';
import { useMenuBadges } from './use-menu-badges.ts';

/** Groups of the menu, by page id, in their order. A page that does not exist yet is left out. */
const GROUPS = [
  { id: 'money', items: ['security', 'wallets', 'deposit', 'withdrawal', 'uplineTransfer'] },
  { id: 'records', items: ['record', 'transactions', 'profitAndLoss', 'bonuses', 'depositRecord', 'withdrawalRecord'] },
  { id: 'rewards', items: ['missions', 'rebate', 'rank'] },
  { id: 'service', items: ['limits', 'feedback'] },
] as const;

/** A page in the menu. */
export type MenuPage = (typeof GROUPS)[number]['items'][number];

const ICONS: Readonly<Record<MenuPage, IconName>> = {
  security: 'user',
  wallets: 'wallet',
  deposit: 'into',
  withdrawal: 'out',
  uplineTransfer: 'arrowUp',
  record: 'doc',
  transactions: 'history',
  profitAndLoss: 'chart',
  bonuses: 'ticket',
  depositRecord: 'history',
  withdrawalRecord: 'history',
  missions: 'flag',
  rebate: 'percent',
  rank: 'diamond',
  limits: 'shield',
  feedback: 'chat',
};

const NO_FACTS = {};

export interface MemberNavigationProps {
  readonly layout: 'list' | 'column';
  /** One fact of a page, where it is known. */
  readonly facts?: Readonly<Partial<Record<MenuPage, ReactNode>>>;
}

/** Pages of the member centre [MEMBER-17]. */
export function MemberNavigation({ layout, facts = NO_FACTS }: MemberNavigationProps): ReactNode {
  const { t, i18n } = useTranslation('member');
  const current = pageAt(useLocation().pathname);
  const badges = useMenuBadges();
  return (
    <MemberMenu
      label={t('title')}
      layout={layout}
      current={current.id}
      linkComponent={Link}
      groups={GROUPS.map(({ id, items }) => ({
        id,
        label: t(`groups.${id}`),
        items: items.flatMap((name) => {
          const page = memberPages.find((candidate) => candidate.id === name);
          if (page === undefined) return [];
          return {
            id: page.id,
            label: i18n.t(page.titleKey),
            icon: <Icon name={ICONS[name]} />,
            link: { to: page.paths[0] },
            ...(facts[name] !== undefined && { fact: facts[name] }),
            ...(badges[page.id] !== undefined && { badge: badges[page.id] }),
          };
        }),
      }))}
    />
  );
}
