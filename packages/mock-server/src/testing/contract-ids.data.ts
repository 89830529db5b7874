import type { ContractType } from '@croupier/sdk/types';

/** The ids of the offers of amihan to maricel that `offerAll` makes in the seeded world, by kind. */
export const OFFERS = {
  REALTIME_SALARY: 'ct_221',
  HOUR_SALARY: 'ct_222',
  DAILY_SALARY: 'ct_223',
  DIVIDEND: 'ct_224',
} as const satisfies Readonly<Record<ContractType, string>>;

/** The settlement of maricel that `offerAll` writes. */
export const RECORD = 'sal_223_202611200000';
