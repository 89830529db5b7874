import { convertPointBody } from '@croupier/sdk/bodies';
import type { ApiError } from '@croupier/sdk/errors';
import { foldDigits, formatAmount, formatMoney, moneyOfPoints } from '@croupier/sdk/rules';
import type { PointConfig, PointConversion } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { useContractForm, type ContractForm } from '../../shared/forms/use-contract-form.ts';
import { pointsAfter } from './points.ts';
import { usePointsText, type ReceiptTexts } from './use-order-receipt.ts';

export interface ConversionValues {
  points: string;
}

/** A whole number in groups of three digits, with one separator for all of them. */
const GROUPED = /^[1-9]\d{0,2}([\s,.'])\d{3}(?:\1\d{3})*$/;

/** Digits of a typed number without the separators of thousands; anything else unchanged, for the contract to refuse. */
export function digitsOf(typed: string): string {
  const folded = (foldDigits(typed) ?? typed).trim();
  return GROUPED.test(folded) ? folded.replaceAll(/\D/g, '') : folded;
}

/** The form for a number of points, at least the minimum of the site and at most those of the member. */
export function useConversionForm(
  { minConvertPoints }: PointConfig,
  points: string,
  lateRefusal: ApiError | undefined,
): ContractForm<PointConversion, ConversionValues> {
  return useContractForm<PointConversion, ConversionValues>(convertPointBody, {
    defaultValues: { points: '' },
    read: { points: (values) => ({ ok: true, value: digitsOf(values.points) || undefined }) },
    check: {
      points: (wanted) => {
        if (BigInt(wanted) < BigInt(minConvertPoints)) return 'MINIMUM';
        return BigInt(wanted) > BigInt(points) ? 'MAXIMUM' : undefined;
      },
    },
    lateRefusal,
  });
}

/** The money of points as text. */
export function useMoneyOfPoints({ convertRate, currency }: PointConfig): (points: string) => string {
  const { i18n } = useTranslation();
  return (points) => formatMoney(formatAmount(moneyOfPoints(points, convertRate, currency)), currency, i18n.language);
}

/** Makes the receipt of points that become money. */
export function useConversionReceipt(config: PointConfig, points: string): (wanted: string) => ReceiptTexts {
  const { t } = useTranslation('pointsMall');
  const text = usePointsText();
  const money = useMoneyOfPoints(config);
  return (wanted) => ({
    lines: [
      {
        id: 'rate',
        label: t('convert.rate'),
        value: t('convert.rateOf', { points: text('100'), amount: money('100') }),
      },
      { id: 'left', label: t('order.left'), value: text(pointsAfter(points, wanted, 1)) },
    ],
    total: { label: t('convert.get'), value: money(wanted) },
  });
}
