import { loginSocialBody } from '@croupier/sdk/bodies';
import { hasCode } from '@croupier/sdk/errors';
import { useGetRegisterSetting, useLoginSocial } from '@croupier/sdk/hooks';
import type { SocialLoginRequest, SocialLoginResult } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextField } from '@croupier/ui/inputs/TextField';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ageRulesOf, minimumAgeOf } from '../../config/minimum-age.ts';
import { useSite } from '../../config/site-context.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { birthdayRefusal } from '../field-rules/birthday-refusal.ts';
import { ContractForm } from '../forms/ContractForm.tsx';
import type { Submission } from '../forms/read-body.ts';
import { useContractForm } from '../forms/use-contract-form.ts';
import { QueryBoundary } from '../page/QueryBoundary.tsx';
import { forgetLinkCodes, LINK_CODES, readLinkCodes, type LinkCode } from '../link-codes.ts';
import { TermsField } from '../terms/TermsField.tsx';
import type { SocialProof } from './use-social-login.ts';

interface FirstLoginValues extends Record<LinkCode, string> {
  birthday: string;
  termsAccepted: boolean;
}

export interface FirstSocialLoginProps {
  /** Aborted when the popup closes. */
  readonly signal: () => AbortSignal;
  readonly proof: SocialProof;
  readonly onLoggedIn: (result: SocialLoginResult) => void;
  readonly onBack: () => void;
}

/** What the platform needs before it opens an account for a visitor whom a provider has identified. */
export function FirstSocialLogin(props: FirstSocialLoginProps): ReactNode {
  const settings = useGetRegisterSetting(
    { registerMethod: 'USERNAME' },
    { select: ({ fields }) => fields, staleTime: Infinity },
  );
  return (
    <QueryBoundary query={settings} skeleton={<Skeleton shape="box" height="240px" />}>
      {({ birthday }) => <FirstLoginForm {...props} asksBirthday={birthday?.enabled === true && birthday.required} />}
    </QueryBoundary>
  );
}

function useFirstLoginForm({ proof }: FirstSocialLoginProps, asksBirthday: boolean, codes: readonly LinkCode[]) {
  const { brand } = useSite();
  const rule = { ...ageRulesOf(brand), now: () => new Date() };
  return useContractForm<SocialLoginRequest, FirstLoginValues>(loginSocialBody, {
    defaultValues: { birthday: '', referralCode: '', affiliateCode: '', termsAccepted: false, ...readLinkCodes() },
    fields: [...(asksBirthday ? (['birthday'] as const) : []), ...codes, 'termsAccepted'],
    required: asksBirthday ? ['birthday'] : [],
    constants: () => ({
      ...proof,
      domain: location.hostname,
      registerUrl: `${location.origin}${location.pathname}`,
    }),
    check: {
      birthday: (day) => birthdayRefusal(day, rule),
      termsAccepted: (isAccepted) => (isAccepted ? undefined : 'NOT_OFFERED'),
    },
    fieldOfCode: {
      AGE_BELOW_MINIMUM: 'birthday',
      AFFILIATE_CODE_INVALID: 'affiliateCode',
      REFERRAL_CODE_INVALID: 'referralCode',
      TERMS_NOT_ACCEPTED: 'termsAccepted',
    },
  });
}

function FirstLoginForm(props: FirstSocialLoginProps & { readonly asksBirthday: boolean }): ReactNode {
  const { signal, onLoggedIn, onBack, asksBirthday } = props;
  const { t } = useTranslation('auth');
  const { t: registration } = useTranslation('registration');
  const { brand } = useSite();
  const age = minimumAgeOf(brand);
  const [codes] = useState(() => LINK_CODES.filter((name) => name in readLinkCodes()));
  const contract = useFirstLoginForm(props, asksBirthday, codes);
  const { control } = contract.form;
  const { mutateAsync, isPending } = useLoginSocial();
  const submit = async ({ body }: Submission<SocialLoginRequest, FirstLoginValues>): Promise<void> => {
    const abortSignal = signal();
    const result = await mutateAsync({ body, signal: abortSignal });
    forgetLinkCodes();
    if (!abortSignal.aborted) onLoggedIn(result);
  };
  return (
    <ContractForm
      contract={contract}
      busy={isPending}
      labels={{
        birthday: registration('field.birthday'),
        referralCode: registration('field.referralCode'),
        affiliateCode: registration('field.affiliateCode'),
        termsAccepted: registration('field.termsAccepted'),
      }}
      errorTexts={{
        birthday: {
          TOO_YOUNG: registration('wrong.tooYoung', { age }),
          NOT_A_BIRTHDAY: registration('wrong.notABirthday'),
        },
        termsAccepted: { NOT_OFFERED: registration('termsMissing') },
      }}
      onSubmit={submit}
    >
      {asksBirthday && (
        <FormField control={control} name="birthday">
          {(field) => (
            <TextField
              {...field}
              type="date"
              label={registration('field.birthday')}
              hint={field.error ? undefined : registration('hint.birthday', { age })}
              autoComplete="bday"
            />
          )}
        </FormField>
      )}
      {codes.map((name) => (
        <FormField key={name} control={control} name={name}>
          {(field) => (
            <TextField
              {...field}
              label={registration(`field.${name}`)}
              hint={field.error ? undefined : registration(`hint.${name}`)}
              autoComplete="off"
            />
          )}
        </FormField>
      ))}
      <TermsField control={control} name="termsAccepted" />
      {contract.failure !== null && hasCode(contract.failure, 'EMAIL_TAKEN') ? (
        <InlineAlert tone="danger" live="assertive">
          {t('social.emailTaken')}
        </InlineAlert>
      ) : (
        <FailureAlert error={contract.failure} />
      )}
      <FormSubmit busyLabel={registration('busy')}>{registration('submit')}</FormSubmit>
      <Button variant="quiet" fullWidth onClick={onBack}>
        {t('social.back')}
      </Button>
    </ContractForm>
  );
}
