import type { PointGoods } from '@croupier/sdk/types';
import type { Receipt } from '@croupier/ui/data/Receipt';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { pointsAfter, pointsText, priceOf } from './points.ts';

/** Lines and total of a receipt. */
export type ReceiptTexts = Pick<ComponentProps<typeof Receipt>, 'lines' | 'total'>;

/** A number of points with its unit: `1,940 points`. */
export function usePointsText(): (points: string) => string {
  const { t, i18n } = useTranslation('pointsMall');
  return (points) => t('points', { points: pointsText(points, i18n.language), count: Number(points) });
}

/** Makes the receipt of an order of some pieces. */
export function useOrderReceipt(goods: PointGoods, points: string): (pieces: number) => ReceiptTexts {
  const { t, i18n } = useTranslation('pointsMall');
  const text = usePointsText();
  const { name, points: price, kind } = goods;
  return (pieces) => ({
    lines: [
      {
        id: 'goods',
        label: t('order.line', { name, count: pieces, price: pointsText(price, i18n.language) }),
        value: text(priceOf(price, pieces)),
      },
      ...(kind === 'PHYSICAL' ? [{ id: 'delivery', label: t('order.delivery'), value: t('order.free') }] : []),
    ],
    total: { label: t('order.left'), value: text(pointsAfter(points, price, pieces)) },
  });
}
