/** An area of the mock's domain: a folder with one entry, `index.ts`. */
export interface DomainArea {
  readonly area: string;
  /** The areas that it imports; `check` also reports one that it does not. */
  readonly imports: readonly string[];
}

/** All areas. An area imports only areas that are listed before it, so there are no loops. */
export const DOMAIN_AREAS: readonly DomainArea[] = [
  { area: 'kernel', imports: [] },
  { area: 'ledger', imports: ['kernel'] },
  { area: 'uploads', imports: ['kernel'] },
  { area: 'site', imports: ['kernel'] },
  { area: 'breaks', imports: ['kernel', 'site'] },
  { area: 'member', imports: ['kernel', 'ledger', 'site', 'breaks'] },
  { area: 'verification', imports: ['kernel', 'site', 'member'] },
  { area: 'session', imports: ['kernel', 'site', 'member', 'verification'] },
  { area: 'security', imports: ['kernel', 'site', 'member', 'verification', 'session'] },
  { area: 'registration', imports: ['kernel', 'site', 'member', 'verification', 'session'] },
  { area: 'content', imports: ['kernel', 'site', 'breaks', 'member'] },
  { area: 'support', imports: ['kernel', 'uploads', 'site', 'member', 'verification'] },
  { area: 'team', imports: ['kernel', 'member'] },
  { area: 'contracts', imports: ['kernel'] },
  { area: 'catalogue', imports: ['kernel', 'site'] },
  { area: 'turnover', imports: ['kernel', 'ledger', 'site', 'breaks', 'member', 'catalogue'] },
  { area: 'restrictions', imports: ['kernel', 'breaks', 'member', 'security'] },
  { area: 'chat', imports: ['kernel', 'site', 'session'] },
  { area: 'live', imports: ['kernel', 'site', 'catalogue'] },
  { area: 'games', imports: ['kernel', 'ledger', 'site', 'member', 'catalogue', 'restrictions', 'live'] },
  { area: 'lottery', imports: ['kernel', 'catalogue', 'games'] },
  { area: 'bets', imports: ['kernel', 'catalogue', 'turnover', 'live'] },
  { area: 'vendor-wallet', imports: ['kernel', 'ledger', 'turnover', 'restrictions', 'games', 'bets'] },
  { area: 'lottery-tickets', imports: ['kernel', 'member', 'catalogue', 'games', 'lottery', 'bets', 'vendor-wallet'] },
  { area: 'sports', imports: ['kernel'] },
  { area: 'sports-tickets', imports: ['kernel', 'member', 'games', 'bets', 'vendor-wallet', 'sports'] },
  { area: 'wallets', imports: ['kernel', 'ledger', 'member', 'catalogue', 'games'] },
  { area: 'bank-cards', imports: ['kernel', 'member', 'security'] },
  {
    area: 'deposits',
    imports: [
      'kernel',
      'ledger',
      'uploads',
      'site',
      'breaks',
      'member',
      'content',
      'turnover',
      'restrictions',
      'bank-cards',
    ],
  },
  {
    area: 'withdrawals',
    imports: ['kernel', 'ledger', 'uploads', 'site', 'member', 'security', 'turnover', 'restrictions', 'bank-cards'],
  },
  {
    area: 'transfers',
    imports: ['kernel', 'ledger', 'site', 'member', 'security', 'team', 'turnover', 'restrictions'],
  },
  { area: 'bonuses', imports: ['kernel', 'ledger', 'site', 'member', 'turnover'] },
  {
    area: 'reports',
    imports: ['kernel', 'ledger', 'site', 'member', 'team', 'bets', 'wallets', 'withdrawals', 'transfers', 'bonuses'],
  },
  { area: 'live-events', imports: ['kernel', 'ledger', 'site', 'member', 'session', 'chat'] },
  {
    area: 'listeners',
    imports: ['kernel', 'session', 'security', 'turnover', 'games', 'wallets', 'deposits', 'live-events'],
  },
];
