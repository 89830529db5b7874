import type { AccountType, RebateRates } from '@croupier/sdk/types';

/** Line rates by account: of an agent at most those of its upline, and at least those of its downlines and links. */
export const LINE_RATES: Readonly<Record<string, RebateRates>> = {
  amihan: {
    RNG: '0.0080',
    FISH: '0.0090',
    LIVE: '0.0060',
    PVP: '0.0060',
    SPORTS: '0.0050',
    ESPORTS: '0.0050',
    ELOTT: '0.0040',
  },
  kidlat: { RNG: '0.0060', FISH: '0.0070', LIVE: '0.0050' },
  hiraya: { RNG: '0.0060', LIVE: '0.0050', SPORTS: '0.0040' },
  tala: { RNG: '0.0040', LIVE: '0.0030' },
  lakandula: { RNG: '0.0050', LIVE: '0.0040' },
  bongsantos: { RNG: '0.0040' },
  andoybisaya: { RNG: '0.0040' },
  sinagtala: { RNG: '0.0050', LIVE: '0.0040' },
  bagwis: { RNG: '0.0070', FISH: '0.0080', LIVE: '0.0050' },
  panday05: { RNG: '0.0050', LIVE: '0.0030' },
};

/** A link of amihan. */
export interface SeededLink {
  readonly id: string;
  readonly code: string;
  readonly accountType: AccountType;
  readonly rates: RebateRates;
  readonly remark: string | null;
  readonly daysAgo: number;
  /** Number of openings, one per address and day since then. */
  readonly visits: number;
  /** Direct downlines that were opened with it, since it exists. */
  readonly accounts: readonly string[];
}

export const LINKS: readonly SeededLink[] = [
  {
    id: 'rl_7',
    code: 'TAMBAY22',
    accountType: 'MEMBER',
    rates: { RNG: '0.0030', LIVE: '0.0020' },
    remark: 'Tambayan sa Quezon City',
    daysAgo: 330,
    visits: 64,
    accounts: ['jomarcruz', 'mangben', 'luzviminda', 'rodelito', 'atejoy88', 'nonoyreyes'],
  },
  {
    id: 'rl_19',
    code: 'AMIHAN29',
    accountType: 'MEMBER',
    rates: { RNG: '0.0040', LIVE: '0.0030' },
    remark: 'Para sa barkada',
    daysAgo: 19,
    visits: 41,
    accounts: ['tala', 'dalisay'],
  },
  {
    id: 'rl_24',
    code: 'K7QX3MPA',
    accountType: 'AGENT',
    rates: {},
    remark: null,
    daysAgo: 1,
    visits: 3,
    accounts: [],
  },
];
