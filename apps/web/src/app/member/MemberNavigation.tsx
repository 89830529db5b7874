import { Icon, type IconName } from '@croupier/ui/display/Icon';
import { MemberMenu } from '@croupier/ui/navigation/MemberMenu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { mallPages } from '../../pages/mall-pages.ts';
import { memberPages } from '../../pages/member-pages.ts';
import { isOfferedTo } from '../../pages/menus.ts';
import { pageAt } from '../../pages/pages.ts';
import { useSession } from '../../session/use-session.ts';
import { useHasContracts } from '../../shared/team-figures/use-has-contracts.ts';
import { visitorOf } from '../layouts/visitor.ts';
import { useMenuBadges } from './use-menu-badges.ts';

/** Groups of the menu, by page id, in their order. A page that does not exist yet is left out. */
const GROUPS = [
  { id: 'money', items: ['security', 'wallets', 'deposit', 'withdrawal', 'uplineTransfer'] },
  { id: 'records', items: ['record', 'transactions', 'profitAndLoss', 'bonuses', 'depositRecord', 'withdrawalRecord'] },
  { id: 'rewards', items: ['rewards', 'missions', 'rebate', 'rank', 'referral'] },
  { id: 'service', items: ['inbox', 'limits', 'contracts', 'pointsMall', 'feedback'] },
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
  rewards: 'gift',
  missions: 'flag',
  rebate: 'percent',
  rank: 'diamond',
  referral: 'users',
  inbox: 'mail',
  limits: 'shield',
  contracts: 'doc',
  pointsMall: 'star',
  feedback: 'chat',
};

const NO_FACTS = {};

/** The member centre also leads to the points mall, which has a frame of its own [MEMBER-18]. */
const PAGES = [...memberPages, ...mallPages];

export interface MemberNavigationProps {
  readonly layout: 'list' | 'column';
  /** One fact of a page, where it is known. */
  readonly facts?: Readonly<Partial<Record<MenuPage, ReactNode>>>;
}

/** Pages of the member centre that are offered to the account [MEMBER-17]. */
export function MemberNavigation({ layout, facts = NO_FACTS }: MemberNavigationProps): ReactNode {
  const { t } = useTranslation('member');
  const visitor = visitorOf(useSession());
  const current = pageAt(useLocation().pathname);
  const badges = useMenuBadges();
  const hasContracts = useHasContracts();
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
          const page = PAGES.find((candidate) => candidate.id === name);
          if (page === undefined || !isOfferedTo(page, visitor) || (name === 'contracts' && !hasContracts)) return [];
          return {
            id: page.id,
            label: t(`pages.${name}`),
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
