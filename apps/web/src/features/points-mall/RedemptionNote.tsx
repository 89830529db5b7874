import { formatMoney } from '@croupier/sdk/rules';
import type { PointRedemption } from '@croupier/sdk/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../shared/use-time-text.ts';
import { pointsText } from './points.ts';

/** What became of an order: the reason of a rejection with what came back, the code, the parcel or the money. */
export function RedemptionNote({ row }: { readonly row: PointRedemption }): ReactNode {
  const { t, i18n } = useTranslation('pointsMall');
  const timeText = useTimeText();
  const { status, rejectReason, points, voucherCode, shipment, amount, currency } = row;
  if (status === 'REJECTED') {
    const returned = t('note.returned', { points: pointsText(points, i18n.language), count: Number(points) });
    return rejectReason === undefined ? returned : t('note.rejected', { reason: rejectReason, returned });
  }
  if (voucherCode !== undefined) return t('note.code', { code: voucherCode });
  if (shipment !== undefined) {
    const { sentAt, courier, trackingNumber } = shipment;
    const time = timeText(sentAt);
    return courier === undefined || trackingNumber === undefined
      ? t('note.sent', { time })
      : t('note.parcel', { time, courier, number: trackingNumber });
  }
  if (amount !== undefined && currency !== undefined)
    return t('note.money', { amount: formatMoney(amount, currency, i18n.language) });
  return status === 'PROCESSING' ? t('note.waiting') : null;
}
