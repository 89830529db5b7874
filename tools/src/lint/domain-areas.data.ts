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
  { area: 'member', imports: ['kernel', 'ledger', 'site'] },
  { area: 'gaming-sessions', imports: ['kernel', 'ledger', 'site'] },
  { area: 'player-limits', imports: ['kernel', 'ledger', 'site', 'member', 'gaming-sessions'] },
  { area: 'verification', imports: ['kernel', 'site', 'member'] },
  { area: 'session', imports: ['kernel', 'site', 'member', 'verification'] },
  { area: 'security', imports: ['kernel', 'site', 'member', 'verification', 'session'] },
  { area: 'registration', imports: ['kernel', 'site', 'member', 'verification', 'session'] },
  { area: 'content', imports: ['kernel', 'site', 'member'] },
  { area: 'support', imports: ['kernel', 'uploads', 'site', 'member', 'verification'] },
  { area: 'team', imports: ['kernel', 'member'] },
  { area: 'contracts', imports: ['kernel'] },
  { area: 'catalogue', imports: ['kernel', 'site'] },
  { area: 'turnover', imports: ['kernel', 'ledger', 'site', 'member', 'catalogue'] },
  { area: 'chat', imports: ['kernel', 'site', 'session'] },
  { area: 'live', imports: ['kernel', 'site', 'catalogue'] },
  {
    area: 'games',
    imports: ['kernel', 'ledger', 'site', 'member', 'gaming-sessions', 'player-limits', 'catalogue', 'live'],
  },
  { area: 'lottery', imports: ['kernel', 'catalogue', 'games'] },
  { area: 'bets', imports: ['kernel', 'catalogue', 'turnover', 'live'] },
  {
    area: 'vendor-wallet',
    imports: ['kernel', 'ledger', 'gaming-sessions', 'player-limits', 'turnover', 'games', 'bets'],
  },
  {
    area: 'lottery-tickets',
    imports: ['kernel', 'member', 'player-limits', 'catalogue', 'games', 'lottery', 'bets', 'vendor-wallet'],
  },
  { area: 'sports', imports: ['kernel'] },
  {
    area: 'sports-tickets',
    imports: ['kernel', 'member', 'player-limits', 'games', 'bets', 'vendor-wallet', 'sports'],
  },
  { area: 'wallets', imports: ['kernel', 'ledger', 'member', 'gaming-sessions', 'catalogue', 'games'] },
  { area: 'bank-cards', imports: ['kernel', 'member', 'security'] },
  {
    area: 'deposits',
    imports: ['kernel', 'ledger', 'uploads', 'site', 'member', 'player-limits', 'content', 'turnover', 'bank-cards'],
  },
  {
    area: 'withdrawals',
    imports: ['kernel', 'ledger', 'uploads', 'site', 'member', 'security', 'turnover', 'bank-cards'],
  },
  {
    area: 'transfers',
    imports: ['kernel', 'ledger', 'site', 'member', 'player-limits', 'security', 'team', 'turnover'],
  },
  { area: 'bonuses', imports: ['kernel', 'ledger', 'site', 'member', 'turnover'] },
  {
    area: 'reports',
    imports: [
      'kernel',
      'ledger',
      'site',
      'member',
      'gaming-sessions',
      'team',
      'bets',
      'wallets',
      'withdrawals',
      'transfers',
      'bonuses',
    ],
  },
  { area: 'live-events', imports: ['kernel', 'ledger', 'site', 'member', 'session', 'chat'] },
  {
    area: 'listeners',
    imports: ['kernel', 'gaming-sessions', 'player-limits', 'session', 'security', 'turnover', 'live-events'],
  },
];
