import { redeemPointRewardBody } from '@croupier/sdk/bodies';
import type { ApiError } from '@croupier/sdk/errors';
import type { PointGoods, PointRedemptionRequest } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { NO_ADDRESS, type OrderValues } from './DeliveryFields.tsx';
import { OrderDone } from './OrderDone.tsx';
import { mostPieces, OrderForm } from './OrderForm.tsx';
import { isAboutPassword, PasswordSheet } from './PasswordSheet.tsx';
import { pointsAfter, pointsText } from './points.ts';
import { UnknownResult } from './UnknownResult.tsx';
import { useOrderReceipt } from './use-order-receipt.ts';
import { useRedeem } from './use-redeem.ts';

export interface RedeemFormProps {
  readonly goods: PointGoods;
  /** Points of the member, an integer string. */
  readonly points: string;
  readonly memberId: string;
}

/** An order of goods; the password is asked for last, beside what it pays for. */
export function RedeemForm({ goods, points, memberId }: RedeemFormProps): ReactNode {
  const { t } = useTranslation('pointsMall');
  const { rewardId, kind } = goods;
  const { submit, checked, setChecked, resume, pausedUntil, done, closeDone } = useRedeem(rewardId, memberId);
  const receiptOf = useOrderReceipt(goods, points);
  const { rejection, state } = submit;
  const isPhysical = kind === 'PHYSICAL';
  const contract = useContractForm<PointRedemptionRequest, OrderValues>(redeemPointRewardBody, {
    defaultValues: { quantity: 1, delivery: NO_ADDRESS },
    fields: isPhysical ? ['quantity', 'delivery'] : ['quantity'],
    constants: () => ({ rewardId }),
    lateRefusal: rejection && !isAboutPassword(rejection) ? rejection : undefined,
  });
  const isBusy = state === 'sending' || state === 'checking';
  return (
    <ContentSection framed title={isPhysical ? t('order.sendTo') : t('order.title')}>
      <Obstacles goods={goods} points={points} failure={contract.failure} />
      <UnknownResult submit={submit} isAsking={checked !== undefined} onAsk={resume} />
      {mostPieces(goods, points) > 0 && (
        <OrderForm goods={goods} points={points} contract={contract} busy={isBusy} onOrder={setChecked} />
      )}
      {checked !== undefined && (
        <PasswordSheet
          open={state !== 'checking'}
          onClose={() => setChecked(undefined)}
          {...receiptOf(checked.quantity)}
          confirmLabel={t('order.confirm')}
          onConfirm={(password) => submit.submit({ ...checked, password })}
          busy={state === 'sending'}
          rejection={rejection}
          pausedUntil={pausedUntil}
          isInterrupted={state === 'interrupted'}
        />
      )}
      {done !== undefined && <OrderDone result={done} onClose={closeDone} />}
    </ContentSection>
  );
}

interface ObstaclesProps extends Pick<RedeemFormProps, 'goods' | 'points'> {
  readonly failure: ApiError | null;
}

/** Why there can be no order: sold out, too few points, or refused. */
function Obstacles({ goods, points, failure }: ObstaclesProps): ReactNode {
  const { t, i18n } = useTranslation('pointsMall');
  const isSoldOut = failure?.code === 'POINTS_OUT_OF_STOCK';
  const missing = pointsAfter(points, goods.points, 1);
  if (isSoldOut || goods.stock === 0)
    return (
      <InlineAlert tone="warning" live="polite" title={isSoldOut ? t('soldOut.title') : t('outOfStock')}>
        {t('soldOut.text')}
      </InlineAlert>
    );
  if (failure !== null) return <FailureAlert error={failure} />;
  if (!missing.startsWith('-')) return null;
  return (
    <InlineAlert tone="info" title={t('few.title')}>
      {t('few.text', { points: pointsText(missing.slice(1), i18n.language), count: Number(missing.slice(1)) })}
    </InlineAlert>
  );
}
