import { updateTwoStepBody } from '@croupier/sdk/bodies';
import { updateTwoStep } from '@croupier/sdk/client';
import { useGetTwoStep } from '@croupier/sdk/hooks';
import type { TwoStep, TwoStepChange, TwoStepMethod } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../../shared/FailureAlert.tsx';
import { ContractForm } from '../../../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../../../shared/forms/use-contract-form.ts';
import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { isUnderWay, OutcomeAlert } from '../OutcomeAlert.tsx';
import { PasswordInput } from '../PasswordInput.tsx';
import type { SheetContentProps } from '../sheet-content.ts';
import { useSecureSubmit } from '../use-secure-submit.ts';
import { knownMethods } from './known-methods.ts';
import { MethodCodeField } from './MethodCodeField.tsx';

/** When a login needs a code. */
type TwoStepMode = 'OFF' | 'NEW' | 'EVERY';

interface TwoStepValues {
  mode: TwoStepMode;
  method: TwoStepMethod;
  verificationCode: string;
  loginPassword: string;
}

const modeOf = ({ enabled, everyLogin = false }: Pick<TwoStepChange, 'enabled' | 'everyLogin'>): TwoStepMode => {
  if (!enabled) return 'OFF';
  return everyLogin ? 'EVERY' : 'NEW';
};

const send = async (body: TwoStepChange, intent: string): Promise<unknown> => updateTwoStep({ body, meta: { intent } });

/** Switches the two-step check on, over or off, with the login password and a code. */
export function ChangeTwoStep({ onClose }: SheetContentProps): ReactNode {
  const { t } = useTranslation('security');
  const twoStep = useGetTwoStep({ staleTime: 0 });
  return (
    <QueryBoundary query={twoStep} skeleton={<Skeleton shape="box" height="22rem" />}>
      {(state) => {
        const methods = knownMethods(state.methods);
        const [first] = methods;
        if (first === undefined) return <InlineAlert tone="warning">{t('twoStep.noMethod')}</InlineAlert>;
        return <TwoStepForm state={state} methods={methods} first={first} onClose={onClose} />;
      }}
    </QueryBoundary>
  );
}

interface TwoStepFormProps extends SheetContentProps {
  readonly state: TwoStep;
  readonly methods: readonly TwoStepMethod[];
  readonly first: TwoStepMethod;
}

function TwoStepForm({ state, methods, first, onClose }: TwoStepFormProps): ReactNode {
  const { t } = useTranslation(['security', 'auth']);
  const submit = useSecureSubmit<TwoStepChange, unknown>({
    name: 'twoStepChange',
    rules: updateTwoStepBody,
    send,
    doneText: t('twoStep.done'),
    onDone: onClose,
  });
  const pending = submit.pending?.body;
  const contract = useContractForm<TwoStepChange, TwoStepValues>(updateTwoStepBody, {
    defaultValues: {
      // Who opens the form of a check that is off wants it on.
      mode: pending === undefined ? (state.enabled ? modeOf(state) : 'NEW') : modeOf(pending),
      method: pending?.method ?? first,
      verificationCode: pending?.verificationCode ?? '',
      loginPassword: '',
    },
    lateRefusal: submit.rejection,
    constants: ({ mode }) => (mode === 'OFF' ? { enabled: false } : { enabled: true, everyLogin: mode === 'EVERY' }),
    // The platform knows the method of a code that it has sent.
    read: {
      method: ({ method }) => ({ ok: true, value: method === 'SMS' || method === 'EMAIL' ? undefined : method }),
    },
    fieldOfCode: {
      PASSWORD_CHECK_FAILED: 'loginPassword',
      SMS_CODE_INVALID: 'verificationCode',
      SMS_CODE_EXPIRED: 'verificationCode',
      TWO_STEP_INVALID: 'verificationCode',
    },
  });
  const { control } = contract.form;
  const [mode, method] = useWatch({ control, name: ['mode', 'method'] });
  return (
    <ContractForm
      contract={contract}
      busy={isUnderWay(submit)}
      labels={{ verificationCode: t('auth:code.label'), loginPassword: t('loginPassword') }}
      onSubmit={({ body }) => submit.submit(body)}
    >
      <OutcomeAlert submit={submit} />
      <FormField control={control} name="mode">
        {({ error: _error, ...field }) => (
          <SegmentedControl
            {...field}
            label={t('twoStep.when')}
            labelShown
            options={(['OFF', 'NEW', 'EVERY'] as const).map((value) => ({ value, label: t(`twoStep.modes.${value}`) }))}
          />
        )}
      </FormField>
      <p>{t(`twoStep.${mode}`)}</p>
      {mode === 'OFF' && state.enabled && <InlineAlert tone="warning">{t('twoStep.hold')}</InlineAlert>}
      {methods.length > 1 && (
        <FormField control={control} name="method">
          {({ error: _error, ...field }) => (
            <SegmentedControl
              {...field}
              label={t('auth:twoStep.channel')}
              labelShown
              options={methods.map((value) => ({ value, label: t(`auth:twoStep.methods.${value}`) }))}
            />
          )}
        </FormField>
      )}
      <FormField control={control} name="verificationCode">
        {(field) => <MethodCodeField {...field} method={method} />}
      </FormField>
      <FormField control={control} name="loginPassword">
        {(field) => <PasswordInput {...field} />}
      </FormField>
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('saving')}>{t('save')}</FormSubmit>
    </ContractForm>
  );
}
