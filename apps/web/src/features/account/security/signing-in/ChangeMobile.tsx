import { bindMemberMobileBody } from '@croupier/sdk/bodies';
import { sendRegisterSmsCode } from '@croupier/sdk/client';
import { useBindMemberMobile, useGetMemberProfile } from '@croupier/sdk/hooks';
import type { MemberProfile, MobileBinding } from '@croupier/sdk/types';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../../shared/FailureAlert.tsx';
import { ContractForm } from '../../../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../../../shared/forms/use-contract-form.ts';
import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { CodeField } from '../../../../shared/verification/CodeField.tsx';
import { MobileField } from '../../../../shared/verification/MobileField.tsx';
import { useMobileNumber } from '../../../../shared/verification/use-mobile-number.ts';
import { useSendCode } from '../../../../shared/verification/use-send-code.ts';
import { useSlider } from '../../../../shared/verification/use-slider.tsx';
import type { SheetContentProps } from '../sheet-content.ts';
import { useRefreshSecurity } from '../use-refresh-security.ts';
import { emptyContact, readOwnerProof, type ContactValues } from './owner-proof.ts';
import { OwnerProofFields } from './OwnerProofFields.tsx';

/** Binds a mobile number, or replaces it after a proof of the owner. */
export function ChangeMobile({ onClose }: SheetContentProps): ReactNode {
  const profile = useGetMemberProfile();
  return (
    <QueryBoundary query={profile} skeleton={<Skeleton shape="box" height="20rem" />}>
      {(data) => <MobileForm profile={data} onClose={onClose} />}
    </QueryBoundary>
  );
}

interface MobileFormProps extends SheetContentProps {
  readonly profile: MemberProfile;
}

function MobileForm({ profile, onClose }: MobileFormProps): ReactNode {
  const { t } = useTranslation(['security', 'auth']);
  const refresh = useRefreshSecurity();
  const snackbar = useSnackbar();
  const mobile = useMobileNumber();
  const codeSender = useSendCode({ name: 'bindMobile' });
  const slider = useSlider('SMS');
  const { mutateAsync, isPending } = useBindMemberMobile();
  const contract = useContractForm<MobileBinding, ContactValues>(bindMemberMobileBody, {
    defaultValues: emptyContact(profile.mobileNum !== undefined, profile),
    constants: mobile.dialing,
    read: { mobileNum: async ({ mobileNum }) => mobile.read(mobileNum), ...readOwnerProof },
    fieldOfCode: {
      MOBILE_INVALID: 'mobileNum',
      MOBILE_TAKEN: 'mobileNum',
      SMS_CODE_INVALID: 'verificationCode',
      SMS_CODE_EXPIRED: 'verificationCode',
      PASSWORD_CHECK_FAILED: 'loginPassword',
    },
  });
  const { form } = contract;
  const sendCode = async (): Promise<void> => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return;
    const number = await mobile.toRequest(form.getValues('mobileNum'));
    const sliderVerification = await slider.requestVerification();
    if (number === undefined || sliderVerification === undefined) return;
    codeSender.send(async () => sendRegisterSmsCode({ body: { ...number, sliderVerification } }));
  };
  return (
    <>
      <ContractForm
        contract={contract}
        busy={isPending}
        labels={{
          mobileNum: t('auth:mobile.label'),
          verificationCode: t('auth:code.label'),
          loginPassword: t('loginPassword'),
          currentContactCode: t('proof.SMS'),
        }}
        errorTexts={{ mobileNum: mobile.errorTexts }}
        onSubmit={async ({ body }) => {
          await mutateAsync({ body }).finally(() => void refresh());
          snackbar.show({ key: 'security', tone: 'success', text: t('mobile.done') });
          onClose();
        }}
      >
        <p>{t(profile.mobileNum === undefined ? 'mobile.text' : 'contactHold')}</p>
        <FormField control={form.control} name="mobileNum">
          {(field) => <MobileField {...field} onCountryChange={mobile.setCountry} />}
        </FormField>
        <FormField control={form.control} name="verificationCode">
          {(field) => <CodeField {...field} codeSender={codeSender} onSend={() => void sendCode()} />}
        </FormField>
        <OwnerProofFields
          control={form.control}
          channel="SMS"
          isBound={profile.mobileNum !== undefined}
          hasPassword={profile.passwordSet}
        />
        <FailureAlert error={contract.failure} />
        <FormSubmit busyLabel={t('saving')}>{t('mobile.submit')}</FormSubmit>
      </ContractForm>
      {slider.dialog}
    </>
  );
}
