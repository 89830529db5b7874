import type { RebateRates } from '@croupier/sdk/types';

/** Terms of a VIP rank (PR-50). Amounts are in the brand's currency. */
export interface VipRankTerms {
  /** From 1, the lowest, without gaps. */
  readonly level: number;
  readonly name: string;
  /** Total of completed deposits that the rank requires. */
  readonly depositRequired: string;
  /** Total of valid bets that the rank requires. */
  readonly betRequired: string;
  /** Paid once, when the rank is reached for the first time. */
  readonly upgradeBonus: string;
  /** Paid after a week with a quarter of `keepBet`; undefined when the rank has none. */
  readonly weeklyBonus?: string;
  /** Paid on the first of a month to those who hold the rank; undefined when the rank has none. */
  readonly monthlyBonus?: string;
  /** Valid bets of a month that keep the rank; zero when it cannot be lost. */
  readonly keepBet: string;
  /** Points are earned times this factor. */
  readonly pointsFactor: string;
  /** Shares of valid bets that the manual rebate pays; a category that is absent has none (PR-45). */
  readonly rebateRates: RebateRates;
}

/** The ranks, lowest first: the rank of level 1 is the first. */
export const VIP_RANKS: readonly VipRankTerms[] = [
  {
    level: 1,
    name: 'Bronze',
    depositRequired: '2000.00',
    betRequired: '20000.00',
    upgradeBonus: '18.00',
    keepBet: '0.00',
    pointsFactor: '1.00',
    rebateRates: {
      RNG: '0.0040',
      FISH: '0.0050',
      LIVE: '0.0030',
      PVP: '0.0030',
      SPORTS: '0.0025',
      ESPORTS: '0.0025',
      ELOTT: '0.0015',
    },
  },
  {
    level: 2,
    name: 'Silver',
    depositRequired: '20000.00',
    betRequired: '200000.00',
    upgradeBonus: '88.00',
    monthlyBonus: '50.00',
    keepBet: '10000.00',
    pointsFactor: '1.10',
    rebateRates: {
      RNG: '0.0050',
      FISH: '0.0060',
      LIVE: '0.0040',
      PVP: '0.0040',
      SPORTS: '0.0030',
      ESPORTS: '0.0030',
      ELOTT: '0.0020',
    },
  },
  {
    level: 3,
    name: 'Gold',
    depositRequired: '80000.00',
    betRequired: '800000.00',
    upgradeBonus: '288.00',
    monthlyBonus: '150.00',
    keepBet: '40000.00',
    pointsFactor: '1.25',
    rebateRates: {
      RNG: '0.0060',
      FISH: '0.0070',
      LIVE: '0.0050',
      PVP: '0.0050',
      SPORTS: '0.0040',
      ESPORTS: '0.0040',
      ELOTT: '0.0025',
    },
  },
  {
    level: 4,
    name: 'Platinum',
    depositRequired: '300000.00',
    betRequired: '3000000.00',
    upgradeBonus: '888.00',
    weeklyBonus: '100.00',
    monthlyBonus: '500.00',
    keepBet: '150000.00',
    pointsFactor: '1.50',
    rebateRates: {
      RNG: '0.0080',
      FISH: '0.0090',
      LIVE: '0.0060',
      PVP: '0.0060',
      SPORTS: '0.0050',
      ESPORTS: '0.0050',
      ELOTT: '0.0030',
    },
  },
  {
    level: 5,
    name: 'Diamond',
    depositRequired: '1000000.00',
    betRequired: '10000000.00',
    upgradeBonus: '2888.00',
    weeklyBonus: '300.00',
    monthlyBonus: '1500.00',
    keepBet: '500000.00',
    pointsFactor: '2.00',
    rebateRates: {
      RNG: '0.0100',
      FISH: '0.0110',
      LIVE: '0.0080',
      PVP: '0.0080',
      SPORTS: '0.0060',
      ESPORTS: '0.0060',
      ELOTT: '0.0040',
    },
  },
];

/** Points factor and rebate rates of members without a rank. */
export const WITHOUT_RANK: Pick<VipRankTerms, 'pointsFactor' | 'rebateRates'> = {
  pointsFactor: '1.00',
  rebateRates: {
    RNG: '0.0030',
    FISH: '0.0040',
    LIVE: '0.0020',
    PVP: '0.0020',
    SPORTS: '0.0020',
    ESPORTS: '0.0020',
    ELOTT: '0.0010',
  },
};
