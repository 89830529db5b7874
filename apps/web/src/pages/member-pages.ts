import { paths } from '../shared/paths.ts';
import type { TitledPage } from './page.ts';

/** Pages of the member centre; each is a tab, in this order [ROUTE-09] [ROLE-02]. */
export const memberPages: readonly TitledPage[] = [
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
