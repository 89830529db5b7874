import { divideAmount, formatAmount, formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { PromotionTerms } from '@croupier/sdk/types';
import type { Stat } from '@croupier/ui/data/StatGrid';
import { useTranslation } from 'react-i18next';

import { numberFormat } from '../../shared/intl-formats.ts';

/** The terms of a promotion as figures; those that it does not have are left out. */
export function usePromotionFacts(terms: PromotionTerms): readonly Stat[] {
  const { t, i18n } = useTranslation('promotions');
  const { amount, rate, cap, minDeposit, factor, basis, days, maxStake, currency } = terms;
  const money = (value: string): string => formatMoney(value, currency, i18n.language, { length: 'short' });
  const percent = numberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 });
  const time = days === undefined ? t('facts.noTime') : t('facts.within', { count: days });
  const isPlayed = factor !== undefined && Number(factor) > 0;
  const played: readonly Stat[] = isPlayed
    ? [
        {
          id: 'play',
          label: t('facts.play'),
          value: t('facts.times', { factor }),
          unit: t(basis === 'PAID_AND_BONUS' ? 'facts.ofBoth' : 'facts.ofBonus'),
          note: time,
        },
        ...(maxStake === undefined
          ? []
          : [{ id: 'stake', label: t('facts.stake'), value: money(maxStake), note: t('facts.stakeNote') }]),
        ...(days === undefined
          ? []
          : [{ id: 'end', label: t('facts.end'), value: t('facts.endValue'), note: t('facts.endNote') }]),
      ]
    : [{ id: 'play', label: t('facts.play'), value: t('facts.nothing'), note: t('facts.nothingNote') }];
  return [
    ...(amount === undefined ? [] : [{ id: 'amount', label: t('facts.get'), value: money(amount) }]),
    ...(rate === undefined
      ? []
      : [{ id: 'rate', label: t('facts.get'), value: percent.format(Number(rate)), note: t('facts.ofDeposit') }]),
    ...(cap === undefined
      ? []
      : [
          {
            id: 'cap',
            label: t('facts.cap'),
            value: money(cap),
            ...(rate !== undefined && { note: t('facts.capAt', { deposit: money(depositOf(cap, rate, currency)) }) }),
          },
        ]),
    ...(minDeposit === undefined ? [] : [{ id: 'min', label: t('facts.from'), value: money(minDeposit) }]),
    ...played,
  ];
}

/** The lowest deposit whose share reaches a bonus. */
const depositOf = (bonus: string, rate: string, currency: string): string =>
  formatAmount(divideAmount(parseAmount(bonus, currency), rate, 'up'));
