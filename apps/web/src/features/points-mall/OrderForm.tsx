import { redeemPointRewardBody } from '@croupier/sdk/bodies';
import type { PointGoods, PointRedemptionRequest } from '@croupier/sdk/types';
import { Receipt } from '@croupier/ui/data/Receipt';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { QuantityField } from '@croupier/ui/inputs/QuantityField';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import type { ContractForm as Contract } from '../../shared/forms/use-contract-form.ts';
import { DeliveryFields, type OrderValues } from './DeliveryFields.tsx';
import { piecesFor, priceOf } from './points.ts';
import { useOrderReceipt, usePointsText } from './use-order-receipt.ts';

/** Most pieces of one order, by the contract. */
const MAX_PIECES = redeemPointRewardBody.fields.quantity.maximum ?? 1;

/** Pieces that points and stock allow in one order; 0 when there can be none. */
export const mostPieces = ({ points: price, stock }: PointGoods, points: string): number =>
  Math.min(piecesFor(points, price), stock, MAX_PIECES);

export interface OrderFormProps {
  readonly goods: PointGoods;
  /** Points of the member, an integer string. */
  readonly points: string;
  readonly contract: Contract<PointRedemptionRequest, OrderValues>;
  readonly busy: boolean;
  readonly onOrder: (order: Omit<PointRedemptionRequest, 'password'>) => void;
}

/** Address and quantity of an order with its receipt. */
export function OrderForm({ goods, points, contract, busy, onOrder }: OrderFormProps): ReactNode {
  const { t } = useTranslation('pointsMall');
  const text = usePointsText();
  const receiptOf = useOrderReceipt(goods, points);
  const { control } = contract.form;
  const { rewardId, points: price, stock } = goods;
  const max = mostPieces(goods, points);
  // Points or stock may have fallen since the quantity was chosen.
  const quantity = Math.min(useWatch({ control, name: 'quantity' }), max);
  return (
    <ContractForm
      contract={contract}
      aria-label={t('order.title')}
      busy={busy}
      labels={{
        quantity: t('order.quantity'),
        'delivery.recipient': t('address.recipient'),
        'delivery.mobileNum': t('address.mobile'),
        'delivery.countryCode': t('address.country'),
        'delivery.address': t('address.street'),
        'delivery.postalCode': t('address.postalCode'),
      }}
      errorTexts={{ 'delivery.mobileNum': { FORMAT: t('address.mobileWrong') } }}
      onSubmit={({ body: { delivery } }) =>
        onOrder({ rewardId, quantity, ...(delivery !== undefined && { delivery }) })
      }
    >
      {goods.kind === 'PHYSICAL' && <DeliveryFields control={control} />}
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
            disabled={busy}
          />
        )}
      </FormField>
      <Receipt {...receiptOf(quantity)} />
      <FormSubmit busyLabel={t('password.busy')}>
        {t('order.submit', { points: text(priceOf(price, quantity)) })}
      </FormSubmit>
    </ContractForm>
  );
}
