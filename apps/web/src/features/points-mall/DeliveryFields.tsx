import type { DeliveryAddress, PointRedemptionRequest } from '@croupier/sdk/types';
import { FormField } from '@croupier/ui/inputs/Form';
import { TextArea } from '@croupier/ui/inputs/TextArea';
import { TextField } from '@croupier/ui/inputs/TextField';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { Submission } from '../../shared/forms/read-body.ts';
import { CountryField } from '../../shared/verification/CountryField.tsx';

/** What the form of an order asks for. */
export interface OrderValues {
  quantity: number;
  delivery: Required<DeliveryAddress>;
}

export const NO_ADDRESS: OrderValues['delivery'] = {
  recipient: '',
  mobileNum: '',
  countryCode: '',
  address: '',
  postalCode: '',
};

export interface DeliveryFieldsProps {
  readonly control: Control<OrderValues, unknown, Submission<PointRedemptionRequest, OrderValues>>;
}

/** Where goods are sent. */
export function DeliveryFields({ control }: DeliveryFieldsProps): ReactNode {
  const { t } = useTranslation('pointsMall');
  return (
    <>
      <FormField control={control} name="delivery.recipient">
        {(field) => <TextField {...field} label={t('address.recipient')} autoComplete="shipping name" />}
      </FormField>
      <FormField control={control} name="delivery.mobileNum">
        {(field) => (
          <TextField
            {...field}
            label={t('address.mobile')}
            hint={t('address.mobileHint')}
            inputMode="numeric"
            autoComplete="shipping tel-national"
          />
        )}
      </FormField>
      <FormField control={control} name="delivery.address">
        {(field) => <TextArea {...field} label={t('address.street')} autoComplete="shipping street-address" />}
      </FormField>
      <FormField control={control} name="delivery.postalCode">
        {(field) => <TextField {...field} label={t('address.postalCode')} autoComplete="shipping postal-code" />}
      </FormField>
      <FormField control={control} name="delivery.countryCode">
        {(field) => <CountryField {...field} label={t('address.country')} placeholder={t('address.choose')} />}
      </FormField>
    </>
  );
}
