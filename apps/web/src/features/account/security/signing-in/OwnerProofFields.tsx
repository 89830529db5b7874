import type { ContactChannel } from '@croupier/sdk/types';
import { FormField } from '@croupier/ui/inputs/Form';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import type { ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { PasswordInput } from '../PasswordInput.tsx';
import { ChannelCodeField } from '../SentCodeField.tsx';
import type { ContactValues } from './owner-proof.ts';

export interface OwnerProofFieldsProps<T> {
  readonly control: Control<ContactValues, unknown, T>;
  readonly channel: ContactChannel;
  /** True when a contact of this channel is replaced. */
  readonly isBound: boolean;
  /** False for an account without a login password. */
  readonly hasPassword: boolean;
}

/** Proof of the owner before another contact: the login password, or a code to the contact that is bound now. */
export function OwnerProofFields<T>({ control, channel, isBound, hasPassword }: OwnerProofFieldsProps<T>): ReactNode {
  const { t } = useTranslation('security');
  const proof = useWatch({ control, name: 'proof' });
  if (proof === 'NONE') return null;
  return (
    <>
      {hasPassword && isBound && (
        <FormField control={control} name="proof">
          {({ error: _error, ...field }) => (
            <SegmentedControl
              {...field}
              label={t('proof.label')}
              labelShown
              options={[
                { value: 'PASSWORD', label: t('proof.PASSWORD') },
                { value: 'CODE', label: t(`proof.${channel}`) },
              ]}
            />
          )}
        </FormField>
      )}
      {proof === 'PASSWORD' ? (
        <FormField control={control} name="loginPassword">
          {(field) => <PasswordInput {...field} />}
        </FormField>
      ) : (
        <FormField control={control} name="currentContactCode">
          {(field) => <ChannelCodeField {...field} channel={channel} />}
        </FormField>
      )}
    </>
  );
}
