import { updateDownlineBody } from '@croupier/sdk/bodies';
import type { DownlineChange, DownlineDetail } from '@croupier/sdk/types';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextField } from '@croupier/ui/inputs/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../shared/FailureAlert.tsx';
import { ContractForm } from '../../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useUpdateAccount } from './use-update-account.ts';

export interface NoteFormProps {
  readonly downline: Pick<DownlineDetail, 'account' | 'remark'>;
}

/** The agent's own note about an account. */
export function NoteForm({ downline: { account, remark = '' } }: NoteFormProps): ReactNode {
  const { t } = useTranslation('team');
  const { update } = useUpdateAccount(account, t('note.saved'));
  const contract = useContractForm<DownlineChange, { remark: string }>(updateDownlineBody, {
    defaultValues: { remark },
    // An empty note removes it.
    read: { remark: (typed) => ({ ok: true, value: typed.remark.trim() }) },
  });
  return (
    <ContractForm
      contract={contract}
      aria-label={t('note.label')}
      labels={{ remark: t('note.label') }}
      onSubmit={async ({ body }) => update(body)}
    >
      <FormField control={contract.form.control} name="remark">
        {(field) => <TextField {...field} label={t('note.label')} hint={t('note.hint')} autoComplete="off" />}
      </FormField>
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('saving')} variant="outline" size="md">
        {t('note.save')}
      </FormSubmit>
    </ContractForm>
  );
}
