import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import {
  addAmounts,
  bonusOfDeposit,
  creditOfDeposit,
  formatAmount,
  type Amount,
  type BonusOfDeposit,
} from '@croupier/sdk/rules';
import type { DepositMethod, Promotion } from '@croupier/sdk/types';

/** What a deposit brings, before it is sent. */
export interface DepositEstimate {
  /** By the terms of the chosen bonus; undefined when they are not met or not known. */
  readonly chosen: BonusOfDeposit | undefined;
  /** The method's own bonus as a decimal string; undefined for none. */
  readonly ofMethod: string | undefined;
  /** Added to the balance in all, as a decimal string. */
  readonly credited: string;
  /** Key of the label of `credited`, which lacks a bonus whose terms are not known. */
  readonly creditedLabel: 'credited' | 'creditedBeforeBonus';
}

/** Estimate of a deposit of this amount; nothing while none is typed. */
export function useDepositEstimate(
  amount: Amount | undefined,
  method: DepositMethod | undefined,
  bonus: Promotion | undefined,
): DepositEstimate {
  const { data: site } = useGetSiteConfiguration();
  const chosen = amount && bonus?.terms && bonusOfDeposit(amount, bonus.terms, site?.policy);
  const creditedLabel = bonus === undefined || bonus.terms !== undefined ? 'credited' : 'creditedBeforeBonus';
  if (amount === undefined || method === undefined)
    return { chosen, ofMethod: undefined, credited: '0', creditedLabel };
  const { bonus: ofMethod, credited } = creditOfDeposit(amount, method);
  return {
    chosen,
    ofMethod: ofMethod.minor > 0n ? formatAmount(ofMethod) : undefined,
    credited: formatAmount(chosen === undefined ? credited : addAmounts(credited, chosen.bonus)),
    creditedLabel,
  };
}
