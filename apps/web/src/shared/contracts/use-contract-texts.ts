import { formatMoney } from '@croupier/sdk/rules';
import type { Contract, ContractEndReason, ContractTier, SalaryReason } from '@croupier/sdk/types';
import type { LadderTier } from '@croupier/ui/data/TierLadder';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { isZero } from '../is-zero.ts';
import { rateText } from '../rate-text.ts';
import { standingOf, tierReached, type WindowFigures } from './tier-standing.ts';
import { dayText, windowLabel, windowText, type TimeWindow } from '../window-text.ts';

/** What the terms of a contract are in words. */
export interface ContractTexts {
  /** Decimal string with all decimals. */
  readonly money: (amount: string, currency: string) => string;
  /** Decimal string of a threshold, without decimals when it is whole. */
  readonly threshold: (amount: string, currency: string) => string;
  readonly change: (amount: string, currency: string) => string;
  readonly rate: (rate: string) => string;
  readonly active: (count: number) => string;
  readonly window: (window: TimeWindow) => string;
  readonly windowLabel: (window: TimeWindow) => string;
  /** A calendar day of the brand: `Nov 16, 2026`. */
  readonly day: (time: string) => string;
  /** How the kind is paid: twice a month, every hour, paid every week. */
  readonly rhythm: (terms: Pick<Contract, 'type' | 'period'>) => string;
  /** Why a settlement waits or pays nothing; undefined for a reason that this version has no text for. */
  readonly reason: (reason: SalaryReason | undefined) => string | undefined;
  /** Why a contract ended; undefined while it has not, and for a reason that this version has no text for. */
  readonly end: (reason: ContractEndReason | undefined) => string | undefined;
  readonly tiers: (terms: Pick<Contract, 'tiers' | 'currency'>, figures?: WindowFigures) => TierTexts;
}

export interface TierTexts {
  readonly tiers: readonly LadderTier[];
  /** Id of the tier whose rate applies; absent for none. */
  readonly current?: string;
}

/** Texts of terms, amounts and times of agent contracts. */
export function useContractTexts(): ContractTexts {
  const { t, i18n } = useTranslation('contracts');
  const { timeZone } = useSite().brand;
  const { language } = i18n;
  const context = { language, timeZone };
  const money = (amount: string, currency: string): string => formatMoney(amount, currency, language);
  const threshold = (amount: string, currency: string): string =>
    formatMoney(amount, currency, language, { length: 'short' });
  const active = (count: number): string => t('active', { count });
  const missingText = (tier: ContractTier, figures: WindowFigures, currency: string): string => {
    const { missingBase, missingActiveUsers } = standingOf(tier, figures, currency);
    const amount = money(missingBase, currency);
    if (missingActiveUsers === 0) return t('missing.base', { amount });
    if (isZero(missingBase)) return t('missing.active', { count: missingActiveUsers });
    return t('missing.both', { amount, count: missingActiveUsers });
  };
  return {
    money,
    threshold,
    change: (amount, currency) => formatMoney(amount, currency, language, { signed: true }),
    rate: (rate) => rateText(rate, language),
    active,
    window: (window) => windowText(window, context),
    windowLabel: (window) => windowLabel(window, context),
    day: (time) => dayText(time, context),
    reason: (reason) =>
      reason !== undefined && i18n.exists(`contracts:reason.${reason}`) ? t(`reason.${reason}`) : undefined,
    end: (reason) => (reason !== undefined && i18n.exists(`contracts:end.${reason}`) ? t(`end.${reason}`) : undefined),
    rhythm: ({ type, period }) => {
      const key = type === 'REALTIME_SALARY' ? 'REALTIME' : period;
      // The platform may add periods that this version has no text for.
      return key !== undefined && i18n.exists(`contracts:rhythm.${key}`) ? t(`rhythm.${key}`) : t('rhythm.other');
    },
    tiers: ({ tiers, currency }, figures) => {
      const current = figures === undefined ? 0 : tierReached(tiers, figures, currency);
      return {
        tiers: tiers.map((tier, index) => ({
          id: String(index + 1),
          threshold: threshold(tier.threshold, currency),
          ...((tier.activeUsers ?? 0) > 0 && { condition: active(tier.activeUsers ?? 0) }),
          rate: rateText(tier.rate, language),
          ...(figures !== undefined && standingTexts(tier, figures)),
        })),
        ...(current > 0 && { current: String(current) }),
      };
      function standingTexts(tier: ContractTier, window: WindowFigures): Pick<LadderTier, 'reached' | 'missing'> {
        const { isReached } = standingOf(tier, window, currency);
        return { reached: isReached, ...(!isReached && { missing: missingText(tier, window, currency) }) };
      }
    },
  };
}
