import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';

import type { TextNamespace } from '../i18n/text-key.ts';
import { paths } from '../shared/paths.ts';
import type { TitledPage } from './page.ts';

type IdOf<Key> = Key extends `pages.${infer Id}` ? Id : never;

/** A page of the member centre; its title is in `app/member/texts`. */
function memberPage(
  id: IdOf<ParseKeys<'member'>>,
  path: string,
  texts: readonly TextNamespace[],
  load: () => Promise<ComponentType>,
): TitledPage {
  return {
    id,
    paths: [path],
    frame: 'member',
    access: 'members',
    texts: ['member', ...texts],
    titleKey: `member:pages.${id}`,
    load: async () => ({ Page: await load() }),
  };
}

/** Pages of the member centre [ROUTE-09] [ROLE-02]. Their order in the menu is that of `MemberNavigation`. */
export const memberPages: readonly TitledPage[] = [
  memberPage(
    'account',
    paths.memberCentre,
    ['account', 'lists'],
    async () => (await import('../features/account/AccountPage.tsx')).AccountPage,
  ),
  memberPage(
    'security',
    paths.security,
    [
      'security',
      'account',
      'auth',
      'fieldRules',
      'forms',
      'lists',
      'password',
      'paymentPassword',
      'registration',
      'restrictions',
    ],
    async () => (await import('../features/account/security/SecurityPage.tsx')).SecurityPage,
  ),
  memberPage(
    'wallets',
    paths.wallets,
    ['wallets', 'forms', 'lists'],
    async () => (await import('../features/wallets/WalletsPage.tsx')).WalletsPage,
  ),
  memberPage(
    'deposit',
    paths.deposit,
    ['deposit', 'forms', 'lists', 'offers'],
    async () => (await import('../features/deposit/DepositPage.tsx')).DepositPage,
  ),
  memberPage(
    'depositRecord',
    paths.depositRecord,
    ['deposit', 'lists'],
    async () => (await import('../features/deposit/DepositRecordPage.tsx')).DepositRecordPage,
  ),
  memberPage(
    'withdrawal',
    paths.withdrawal,
    ['withdrawal', 'paymentPassword', 'forms', 'lists'],
    async () => (await import('../features/withdrawal/WithdrawalPage.tsx')).WithdrawalPage,
  ),
  memberPage(
    'withdrawalRecord',
    paths.withdrawalRecord,
    ['withdrawal', 'lists'],
    async () => (await import('../features/withdrawal/WithdrawalRecordPage.tsx')).WithdrawalRecordPage,
  ),
  memberPage(
    'uplineTransfer',
    paths.uplineTransfer,
    ['transfers', 'paymentPassword', 'forms', 'lists'],
    async () => (await import('../features/transfers/UplineTransferPage.tsx')).UplineTransferPage,
  ),
  memberPage(
    'record',
    paths.bettingRecord,
    ['bettingRecord', 'lists'],
    async () => (await import('../features/betting-record/BettingRecordPage.tsx')).BettingRecordPage,
  ),
  memberPage(
    'transactions',
    paths.transactions,
    ['account', 'lists'],
    async () => (await import('../features/account/StatementPage.tsx')).StatementPage,
  ),
  memberPage(
    'profitAndLoss',
    paths.profit,
    ['profit', 'lists'],
    async () => (await import('../features/profit/ProfitPage.tsx')).ProfitPage,
  ),
  memberPage(
    'bonuses',
    paths.bonuses,
    ['bonuses', 'lists'],
    async () => (await import('../features/bonuses/BonusesPage.tsx')).BonusesPage,
  ),
  memberPage(
    'missions',
    paths.missions,
    ['missions', 'claims', 'forms', 'restrictions'],
    async () => (await import('../features/missions/MissionsPage.tsx')).MissionsPage,
  ),
  memberPage(
    'rebate',
    paths.rebate,
    ['rebate', 'claims', 'forms', 'lists', 'restrictions'],
    async () => (await import('../features/rebate/RebatePage.tsx')).RebatePage,
  ),
  memberPage(
    'rank',
    paths.rank,
    ['vip', 'claims', 'forms', 'restrictions'],
    async () => (await import('../features/vip/RankPage.tsx')).RankPage,
  ),
  memberPage(
    'rewards',
    paths.rewards,
    ['rewards', 'forms', 'lists', 'restrictions'],
    async () => (await import('../features/rewards/RewardsPage.tsx')).RewardsPage,
  ),
  memberPage(
    'limits',
    paths.limits,
    ['limits', 'forms', 'restrictions'],
    async () => (await import('../features/limits/LimitsPage.tsx')).LimitsPage,
  ),
  memberPage(
    'referral',
    paths.referral,
    ['referral', 'claims', 'forms', 'lists', 'restrictions'],
    async () => (await import('../features/referral/ReferralPage.tsx')).ReferralPage,
  ),
  memberPage(
    'inbox',
    paths.inbox,
    ['inbox', 'messages', 'lists'],
    async () => (await import('../features/inbox/InboxPage.tsx')).InboxPage,
  ),
  memberPage(
    'feedback',
    paths.feedback,
    ['support'],
    async () => (await import('../features/support/FeedbackPage.tsx')).FeedbackPage,
  ),
  memberPage(
    'contracts',
    paths.contracts,
    ['contractRequests', 'contracts', 'forms', 'games', 'lists'],
    async () => (await import('../features/contract-requests/ContractsPage.tsx')).ContractsPage,
  ),
];
