import { hasCode } from '@croupier/sdk/errors';
import { redeemPointRewardBody } from '@croupier/sdk/bodies';
import type { PointGoods, PointRedemptionRequest } from '@croupier/sdk/types';
import { Receipt } from '@croupier/ui/data/Receipt';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { QuantityField } from '@croupier/ui/inputs/QuantityField';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { DeliveryFields, NO_ADDRESS, type OrderValues } from './DeliveryFields.tsx';
import { OrderDone } from './OrderDone.tsx';
import { isAboutPassword, PasswordSheet } from './PasswordSheet.tsx';
import { piecesFor, pointsAfter, pointsText, priceOf } from './points.ts';
import { useRedeem } from './use-redeem.ts';

export interface RedeemFormProps {
  readonly goods: PointGoods;
  /** Points of the member, an integer string. */
  readonly points: string;
  readonly memberId: string;
}

/** Most pieces of one order, by the contract. */
const MAX_PIECES = redeemPointRewardBody.fields.quantity.maximum ?? 1;

/** Quantity and address of an order with its receipt; the password is asked for last, beside what it pays for. */
export function RedeemForm({ goods, points, memberId }: RedeemFormProps): ReactNode {
  const { t, i18n } = useTranslation('pointsMall');
  const { rewardId, name, points: price, stock, kind } = goods;
  const redeem = useRedeem(rewardId, memberId);
  const { submit, checked, setChecked } = redeem;
  const max = Math.min(piecesFor(points, price), stock, MAX_PIECES);
  const isPhysical = kind === 'PHYSICAL';
  const contract = useContractForm<PointRedemptionRequest, OrderValues>(redeemPointRewardBody, {
    defaultValues: { quantity: 1, delivery: NO_ADDRESS },
    fields: isPhysical ? ['quantity', 'delivery'] : ['quantity'],
    constants: () => ({ rewardId }),
    lateRefusal: submit.rejection && !isAboutPassword(submit.rejection) ? submit.rejection : undefined,
  });
  const { control } = contract.form;
  // The stock may have fallen since the quantity was chosen.
  const quantity = Math.max(1, Math.min(useWatch({ control, name: 'quantity' }), max));
  const text = (value: string): string =>
    t('points', { points: pointsText(value, i18n.language), count: Number(value) });
  const receipt = (pieces: number) => ({
    lines: [
      {
        id: 'goods',
        label: t('order.line', { name, count: pieces, price: pointsText(price, i18n.language) }),
        value: text(priceOf(price, pieces)),
      },
      ...(isPhysical ? [{ id: 'delivery', label: t('order.delivery'), value: t('order.free') }] : []),
    ],
    total: { label: t('order.left'), value: text(pointsAfter(points, price, pieces)) },
  });
  const isBusy = submit.state === 'sending' || submit.state === 'checking';
  const isSoldOut = contract.failure !== null && hasCode(contract.failure, 'POINTS_OUT_OF_STOCK');
  return (
    <ContentSection framed title={isPhysical ? t('order.sendTo') : t('order.title')}>
      {(stock === 0 || isSoldOut) && (
        <InlineAlert tone="warning" live="polite" title={isSoldOut ? t('soldOut.title') : t('outOfStock')}>
          {t('soldOut.text')}
        </InlineAlert>
      )}
      {!isSoldOut && <FailureAlert error={contract.failure} />}
      <CheckingAlert submit={submit} title={t('checking.title')}>
        {t('checking.text')}
      </CheckingAlert>
      {stock > 0 && max === 0 && (
        <InlineAlert tone="info" title={t('few.title')}>
          {t('few.text', { points: text(pointsAfter(points, price, 1).replace('-', '')) })}
        </InlineAlert>
      )}
      {max > 0 && (
        <ContractForm
          contract={contract}
          aria-label={t('order.title')}
          busy={isBusy}
          labels={{
            quantity: t('order.quantity'),
            'delivery.recipient': t('address.recipient'),
            'delivery.mobileNum': t('address.mobile'),
            'delivery.countryCode': t('address.country'),
            'delivery.address': t('address.street'),
            'delivery.postalCode': t('address.postalCode'),
          }}
          errorTexts={{ 'delivery.mobileNum': { PATTERN: t('address.mobileWrong') } }}
          onSubmit={({ body: { delivery } }) =>
            setChecked({ rewardId, quantity, ...(delivery !== undefined && { delivery }) })
          }
        >
          {isPhysical && <DeliveryFields control={control} />}
          <FormField control={control} name="quantity">
            {({ onChange }) => (
              <QuantityField
                label={t('order.quantity')}
                value={quantity}
                onChange={onChange}
                max={max}
                maxText={max === stock ? t('order.maxStock') : t('order.maxPoints')}
                lessLabel={t('order.less')}
                moreLabel={t('order.more')}
                disabled={isBusy}
              />
            )}
          </FormField>
          <Receipt {...receipt(quantity)} />
          <FormSubmit busyLabel={t('password.busy')}>
            {t('order.submit', { points: text(priceOf(price, quantity)) })}
          </FormSubmit>
        </ContractForm>
      )}
      {checked !== undefined && (
        <PasswordSheet
          open
          onClose={() => setChecked(undefined)}
          {...receipt(checked.quantity)}
          confirmLabel={t('order.confirm')}
          onConfirm={(password) => submit.submit({ ...checked, password })}
          busy={isBusy}
          rejection={submit.rejection}
          isInterrupted={submit.state === 'interrupted'}
        />
      )}
      {redeem.done !== undefined && <OrderDone result={redeem.done} onClose={redeem.closeDone} />}
    </ContentSection>
  );
}
