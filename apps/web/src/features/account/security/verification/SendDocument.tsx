import { submitIdentityBody } from '@croupier/sdk/bodies';
import { submitIdentity } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import { IDENTITY_PROOFS } from '@croupier/sdk/rules';
import type { IdentityRequirementKind, IdentitySubmission } from '@croupier/sdk/types';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { SelectField } from '@croupier/ui/inputs/SelectField';
import { TextField } from '@croupier/ui/inputs/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../../shared/FailureAlert.tsx';
import { ContractForm } from '../../../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../../../shared/forms/use-contract-form.ts';
import { PicturesField } from '../../../../shared/pictures/PicturesField.tsx';
import { saveUploadedPictures } from '../../../../shared/pictures/uploaded-pictures.ts';
import { usePictures } from '../../../../shared/pictures/use-pictures.ts';
import { CountryField } from '../../../../shared/verification/CountryField.tsx';
import { isUnderWay, OutcomeAlert } from '../OutcomeAlert.tsx';
import type { SheetContentProps } from '../sheet-content.ts';
import { useSecureSubmit } from '../use-secure-submit.ts';

/** Of the identity document; a proof of address or of funds has only a type. */
const DOCUMENT_FIELDS = ['documentNumber', 'country', 'expiresOn'] as const;

type DocumentValues = Record<'documentType' | (typeof DOCUMENT_FIELDS)[number], string>;

const EMPTY: DocumentValues = { documentType: '', documentNumber: '', country: '', expiresOn: '' };

const send = async (body: IdentitySubmission, intent: string): Promise<unknown> =>
  submitIdentity({ body, meta: { intent } });

interface SendDocumentProps extends SheetContentProps {
  readonly kind: IdentityRequirementKind;
}

/** Sends the pictures of a document that proves one requirement. */
function SendDocument({ kind, onClose }: SendDocumentProps): ReactNode {
  const { t } = useTranslation('security');
  const queryClient = useQueryClient();
  const storedAs = `identity ${kind}`;
  const pictures = usePictures(storedAs, 'IDENTITY');
  const onDone = useCallback((): void => {
    saveUploadedPictures(sessionStorage, storedAs, []);
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('getIdentity') });
    onClose();
  }, [storedAs, queryClient, onClose]);
  const submit = useSecureSubmit<IdentitySubmission, unknown>({
    name: `identity ${kind}`,
    rules: submitIdentityBody,
    send,
    doneText: t('identity.sent'),
    onDone,
  });
  const isDocument = kind === 'DOCUMENT';
  const contract = useContractForm<IdentitySubmission, DocumentValues>(submitIdentityBody, {
    defaultValues: { ...EMPTY, ...submit.pending?.body },
    fields: ['documentType', ...(isDocument ? DOCUMENT_FIELDS : [])],
    required: isDocument ? DOCUMENT_FIELDS : [],
    constants: () => ({ kind, images: pictures.uploadIds }),
    lateRefusal: submit.rejection,
  });
  const { control } = contract.form;
  const busy = isUnderWay(submit);
  return (
    <ContractForm
      contract={contract}
      busy={busy}
      labels={{
        documentType: t('identity.type'),
        documentNumber: t('identity.number'),
        country: t('identity.country'),
        expiresOn: t('identity.expiresOn'),
      }}
      onSubmit={({ body }) => submit.submit(body)}
    >
      <p>{t(`identity.how.${kind}`)}</p>
      <OutcomeAlert submit={submit} />
      <FormField control={control} name="documentType">
        {(field) => (
          <SelectField
            {...field}
            label={t('identity.type')}
            placeholder={t('choose')}
            options={IDENTITY_PROOFS[kind].map((value) => ({ value, label: t(`identity.types.${value}`) }))}
          />
        )}
      </FormField>
      {isDocument && (
        <>
          <FormField control={control} name="documentNumber">
            {(field) => <TextField {...field} label={t('identity.number')} autoComplete="off" />}
          </FormField>
          <FormField control={control} name="country">
            {(field) => <CountryField {...field} label={t('identity.country')} placeholder={t('choose')} />}
          </FormField>
          <FormField control={control} name="expiresOn">
            {(field) => <TextField {...field} type="date" label={t('identity.expiresOn')} autoComplete="off" />}
          </FormField>
        </>
      )}
      <PicturesField label={t('identity.pictures')} pictures={pictures} disabled={busy} />
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('sending')} disabled={pictures.uploadIds.length === 0}>
        {t('identity.send')}
      </FormSubmit>
    </ContractForm>
  );
}

export const SendIdentityDocument = (props: SheetContentProps): ReactNode => (
  <SendDocument {...props} kind="DOCUMENT" />
);
export const SendAddressDocument = (props: SheetContentProps): ReactNode => <SendDocument {...props} kind="ADDRESS" />;
export const SendFundsDocument = (props: SheetContentProps): ReactNode => (
  <SendDocument {...props} kind="SOURCE_OF_FUNDS" />
);
