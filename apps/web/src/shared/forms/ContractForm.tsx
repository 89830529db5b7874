import { Form } from '@croupier/ui/inputs/Form';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { Submission } from './read-body.ts';
import type { ContractForm as Contract } from './use-contract-form.ts';
import { useFieldErrorText, withoutPositions, type FieldTexts } from './use-field-error-text.ts';

export interface ContractFormProps<Body, Values extends FieldValues> {
  readonly contract: Contract<Body, Values>;
  /** Sends the form, once at a time; an `ApiError` that it throws is shown at its fields or as `failure`. */
  readonly onSubmit: (submission: Submission<Body, Values>) => Promise<void> | void;
  /** Names of the fields in the summary of errors, by path without positions: `tiers.rate`. */
  readonly labels: Readonly<Record<string, string>>;
  /** Error texts that differ from the usual text of a reason, by field and reason. */
  readonly errorTexts?: FieldTexts | undefined;
  /** What receives the focus when a submit fails; `summary` for a form that is longer than the screen. */
  readonly errorFocus?: 'field' | 'summary';
  /** Work continues after `onSubmit` resolved; nothing is submitted meanwhile. */
  readonly busy?: boolean;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** Form for the body of one call, with error texts, a summary of several errors, and the focus on the first one. */
export function ContractForm<Body, Values extends FieldValues>(props: ContractFormProps<Body, Values>): ReactNode {
  const { contract, onSubmit, labels, errorTexts = {}, errorFocus = 'field', busy = false, children, ...rest } = props;
  const { t } = useTranslation('errors');
  const errorText = useFieldErrorText(errorTexts);
  return (
    <Form
      {...rest}
      form={contract.form}
      onSubmit={contract.submitWith(onSubmit)}
      errorText={errorText}
      summaryTitle={t('summary.title')}
      summaryText={(error, name) =>
        t('summary.line', { field: labels[withoutPositions(name)] ?? name, text: errorText(error, name) })
      }
      errorFocus={errorFocus}
      refusal={contract.refusal}
      busy={busy}
    >
      {children}
    </Form>
  );
}
