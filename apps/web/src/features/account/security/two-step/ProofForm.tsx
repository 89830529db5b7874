import { useGetTwoStep } from '@croupier/sdk/hooks';
import type { BodyRules } from '@croupier/sdk/rules';
import type { TwoStepMethod, TwoStepProof } from '@croupier/sdk/types';
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
import type { IdempotentSubmit } from '../../../../shared/forms/use-idempotent-submit.ts';
import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { isUnderWay, OutcomeAlert } from '../OutcomeAlert.tsx';
import { PasswordInput } from '../PasswordInput.tsx';
import { knownMethods } from './known-methods.ts';
import { MethodCodeField } from './MethodCodeField.tsx';

export interface ProofFormProps {
  readonly rules: BodyRules<TwoStepProof>;
  readonly submit: IdempotentSubmit<TwoStepProof>;
  /** Label of the button. */
  readonly label: string;
  /** Sources that cannot prove this change. */
  readonly without?: TwoStepMethod;
}

/** Login password and a code of the two-step check, for a change that needs both. */
export function ProofForm(props: ProofFormProps): ReactNode {
  const { t } = useTranslation('security');
  const twoStep = useGetTwoStep({ staleTime: 0 });
  return (
    <QueryBoundary query={twoStep} skeleton={<Skeleton shape="box" height="16rem" />}>
      {(state) => {
        const methods = knownMethods(state.methods).filter((method) => method !== props.without);
        const [first] = methods;
        if (first === undefined) return <InlineAlert tone="warning">{t('twoStep.noMethod')}</InlineAlert>;
        return <ProofFields {...props} methods={methods} first={first} />;
      }}
    </QueryBoundary>
  );
}

interface ProofFieldsProps extends ProofFormProps {
  readonly methods: readonly TwoStepMethod[];
  readonly first: TwoStepMethod;
}

function ProofFields({ rules, submit, label, methods, first }: ProofFieldsProps): ReactNode {
  const { t } = useTranslation(['security', 'auth']);
  const contract = useContractForm<TwoStepProof, TwoStepProof>(rules, {
    defaultValues: { method: first, code: '', loginPassword: '', ...submit.pending?.body },
    lateRefusal: submit.rejection,
    fieldOfCode: {
      PASSWORD_CHECK_FAILED: 'loginPassword',
      SMS_CODE_INVALID: 'code',
      SMS_CODE_EXPIRED: 'code',
      TWO_STEP_INVALID: 'code',
    },
  });
  const { control } = contract.form;
  const method = useWatch({ control, name: 'method' });
  return (
    <ContractForm
      contract={contract}
      busy={isUnderWay(submit)}
      labels={{ code: t('auth:code.label'), loginPassword: t('loginPassword') }}
      onSubmit={({ body }) => submit.submit(body)}
    >
      <OutcomeAlert submit={submit} />
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
      <FormField control={control} name="code">
        {(field) => <MethodCodeField {...field} method={method} />}
      </FormField>
      <FormField control={control} name="loginPassword">
        {(field) => <PasswordInput {...field} />}
      </FormField>
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('saving')}>{label}</FormSubmit>
    </ContractForm>
  );
}
