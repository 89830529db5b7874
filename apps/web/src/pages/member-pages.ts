import { paths } from '../shared/paths.ts';
import type { TitledPage } from './page.ts';

/** Pages of the member centre [ROUTE-09] [ROLE-02]. Their order in the menu is that of `MemberNavigation`. */
export const memberPages: readonly TitledPage[] = [
  {
    id: 'account',
    paths: [paths.memberCentre],
    frame: 'member',
    access: 'members',
    texts: ['member', 'account', 'lists'],
    titleKey: 'member:pages.account',
    load: async () => {
      const { AccountPage: Page } = await import('../features/account/AccountPage.tsx');
      return { Page };
    },
  },
  {
    id: 'wallets',
    paths: [paths.wallets],
    frame: 'member',
    access: 'members',
    texts: ['member', 'wallets', 'forms', 'lists'],
    titleKey: 'member:pages.wallets',
    load: async () => {
      const { WalletsPage: Page } = await import('../features/wallets/WalletsPage.tsx');
      return { Page };
    },
  },
  {
    id: 'deposit',
    paths: [paths.deposit],
    frame: 'member',
    access: 'members',
    texts: ['member', 'deposit', 'forms', 'lists', 'offers'],
    titleKey: 'member:pages.deposit',
    load: async () => {
      const { DepositPage: Page } = await import('../features/deposit/DepositPage.tsx');
      return { Page };
    },
  },
  {
    id: 'depositRecord',
    paths: [paths.depositRecord],
    frame: 'member',
    access: 'members',
    texts: ['member', 'deposit', 'lists'],
    titleKey: 'member:pages.depositRecord',
    load: async () => {
      const { DepositRecordPage: Page } = await import('../features/deposit/DepositRecordPage.tsx');
      return { Page };
    },
  },
  {
    id: 'withdrawal',
    paths: [paths.withdrawal],
    frame: 'member',
    access: 'members',
    texts: ['member', 'withdrawal', 'paymentPassword', 'forms', 'lists'],
    titleKey: 'member:pages.withdrawal',
    load: async () => {
      const { WithdrawalPage: Page } = await import('../features/withdrawal/WithdrawalPage.tsx');
      return { Page };
    },
  },
  {
    id: 'withdrawalRecord',
    paths: [paths.withdrawalRecord],
    frame: 'member',
    access: 'members',
    texts: ['member', 'withdrawal', 'lists'],
    titleKey: 'member:pages.withdrawalRecord',
    load: async () => {
      const { WithdrawalRecordPage: Page } = await import('../features/withdrawal/WithdrawalRecordPage.tsx');
      return { Page };
    },
  },
  {
    id: 'uplineTransfer',
    paths: [paths.uplineTransfer],
    frame: 'member',
    access: 'members',
    texts: ['member', 'transfers', 'paymentPassword', 'forms', 'lists'],
    titleKey: 'member:pages.uplineTransfer',
    load: async () => {
      const { UplineTransferPage: Page } = await import('../features/transfers/UplineTransferPage.tsx');
      return { Page };
    },
  },
  {
    id: 'record',
    paths: [paths.bettingRecord],
    frame: 'member',
    access: 'members',
    texts: ['member', 'bettingRecord', 'lists'],
    titleKey: 'member:pages.record',
    load: async () => {
      const { BettingRecordPage: Page } = await import('../features/betting-record/BettingRecordPage.tsx');
      return { Page };
    },
  },
  {
    id: 'transactions',
    paths: [paths.transactions],
    frame: 'member',
    access: 'members',
    texts: ['member', 'account', 'lists'],
    titleKey: 'member:pages.transactions',
    load: async () => {
      const { TransactionsPage: Page } = await import('../features/account/TransactionsPage.tsx');
      return { Page };
    },
  },
  {
    id: 'profitAndLoss',
    paths: [paths.profit],
    frame: 'member',
    access: 'members',
    texts: ['member', 'profit', 'lists'],
    titleKey: 'member:pages.profitAndLoss',
    load: async () => {
      const { ProfitPage: Page } = await import('../features/profit/ProfitPage.tsx');
      return { Page };
    },
  },
  {
    id: 'bonuses',
    paths: [paths.bonuses],
    frame: 'member',
    access: 'members',
    texts: ['member', 'bonuses', 'lists'],
    titleKey: 'member:pages.bonuses',
    load: async () => {
      const { BonusesPage: Page } = await import('../features/bonuses/BonusesPage.tsx');
      return { Page };
    },
  },
  {
    id: 'feedback',
    paths: [paths.feedback],
    frame: 'member',
    access: 'members',
    texts: ['member', 'support'],
    titleKey: 'member:pages.feedback',
    load: async () => {
      const { FeedbackPage: Page } = await import('../features/support/FeedbackPage.tsx');
      return { Page };
    },
  },
];
