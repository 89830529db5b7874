import type { RebateRates } from '@croupier/sdk/types';

/** Highest line rates of the brand: those that an agent without upline can have (AG-20). Cockfights have none. */
export const BRAND_LINE_RATES: RebateRates = {
  RNG: '0.0080',
  FISH: '0.0090',
  LIVE: '0.0060',
  PVP: '0.0060',
  SPORTS: '0.0050',
  ESPORTS: '0.0050',
  ELOTT: '0.0040',
};
