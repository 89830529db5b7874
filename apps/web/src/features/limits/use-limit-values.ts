import { formatMoney } from '@croupier/sdk/rules';
import type { PlayerLimitKind, PlayerLimitPeriod } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { useDurationText } from '../../shared/use-duration-text.ts';

export interface LimitValues {
  /** `₱500.00`, or `3 hours` for the limit of time. */
  readonly valueText: (kind: PlayerLimitKind, value: string) => string;
  /** `₱500.00 a day`. */
  readonly limitText: (limit: {
    readonly kind: PlayerLimitKind;
    readonly period: PlayerLimitPeriod;
    readonly amount: string;
  }) => string;
}

/** Formats values of limits: money in the account's currency, and whole minutes for the limit of time. */
export function useLimitValues(): LimitValues {
  const { t, i18n } = useTranslation('limits');
  const { currency } = useMemberSession().member;
  const durationText = useDurationText();
  const valueText: LimitValues['valueText'] = (kind, value) =>
    kind === 'SESSION' ? durationText(Number(value)) : formatMoney(value, currency, i18n.language);
  return {
    valueText,
    limitText: ({ kind, period, amount }) => t(`per.${period}`, { value: valueText(kind, amount) }),
  };
}
