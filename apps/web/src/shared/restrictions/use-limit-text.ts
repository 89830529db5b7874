import { formatMoney } from '@croupier/sdk/rules';
import type { PlayerLimitReached } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { useDurationText } from '../use-duration-text.ts';
import { useTimeText } from '../use-time-text.ts';

export interface LimitText {
  /** The limit: "Deposit limit: ₱500.00 a day". */
  readonly title: string;
  /** What is left of it, and until when: "₱200.00 is left until Sun, Nov 22, 12:00 AM." */
  readonly text: string;
}

/** Says which limit stops a member and what is left of it; amounts in the currency of the account. */
export function useLimitText(currency: string): (limit: PlayerLimitReached) => LimitText {
  const { t, i18n } = useTranslation('restrictions');
  const timeText = useTimeText();
  const durationText = useDurationText();
  return ({ kind, period, limit, remaining, resetsAt }) => {
    const valueText = (value: string): string =>
      kind === 'SESSION' ? durationText(Number(value)) : formatMoney(value, currency, i18n.language);
    const values = { left: valueText(remaining), time: timeText(resetsAt) };
    return {
      title: t(`limit.${kind}`, { limit: t(`limit.periods.${period}`, { limit: valueText(limit) }) }),
      text: /[1-9]/.test(remaining) ? t('limit.left', values) : t('limit.nothing', values),
    };
  };
}
