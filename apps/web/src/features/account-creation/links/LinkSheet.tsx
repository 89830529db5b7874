import { updateRegisterLinkBody } from '@croupier/sdk/bodies';
import { queryKeyOf, useDeleteRegisterLink, useUpdateRegisterLink } from '@croupier/sdk/hooks';
import type { AgentProfile, RegisterLink, RegisterLinkChange } from '@croupier/sdk/types';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { FormSubmit } from '@croupier/ui/inputs/Form';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../shared/FailureAlert.tsx';
import { ConfirmedAction } from '../../../shared/forms/ConfirmedAction.tsx';
import { ContractForm } from '../../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { boundsBelow, fieldOfRateRefusal, readRates, typedRates } from '../../../shared/rates/rate-values.ts';
import { useRateTexts } from '../../../shared/rates/use-rate-texts.ts';
import { nameOfLink } from './link-figures.ts';
import { LinkFields, type LinkValues } from './LinkFields.tsx';
import { LinkShare } from './LinkShare.tsx';

export interface LinkSheetProps {
  readonly link: RegisterLink;
  readonly profile: Pick<AgentProfile, 'rebate'>;
  readonly onClose: () => void;
}

/** One link: to send it, to change its name and rates, or to delete it. */
export function LinkSheet({ link, profile, onClose }: LinkSheetProps): ReactNode {
  const { t } = useTranslation('accountCreation');
  return (
    <BottomSheet open onClose={onClose} title={nameOfLink(link)} closeLabel={t('close')} desktop="panel">
      <PanelStack>
        <LinkShare link={link} />
        <LinkForm link={link} profile={profile} />
        <DeleteLink link={link} onDeleted={onClose} />
      </PanelStack>
    </BottomSheet>
  );
}

function LinkForm({ link, profile }: Pick<LinkSheetProps, 'link' | 'profile'>): ReactNode {
  const { t } = useTranslation('accountCreation');
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const { mutateAsync } = useUpdateRegisterLink();
  const bounds = boundsBelow(profile.rebate);
  const { labels, errorTexts } = useRateTexts(bounds);
  const contract = useContractForm<RegisterLinkChange, LinkValues>(updateRegisterLinkBody, {
    defaultValues: { remark: link.remark ?? '', rebate: typedRates(link.rebate, bounds) },
    // An empty name removes it.
    read: { remark: ({ remark }) => ({ ok: true, value: remark.trim() }), rebate: readRates },
    fieldOfCode: { REBATE_OUT_OF_RANGE: fieldOfRateRefusal },
  });
  return (
    <ContractForm
      contract={contract}
      aria-label={t('form.change')}
      labels={{ ...labels, remark: t('form.name') }}
      errorTexts={errorTexts}
      onSubmit={async ({ body }) => {
        await mutateAsync({ path: { linkId: link.linkId }, body });
        await queryClient.invalidateQueries({ queryKey: queryKeyOf('listRegisterLinks') });
        snackbar.show({ key: 'link', tone: 'success', text: t('form.changed') });
      }}
    >
      <LinkFields control={contract.form.control} bounds={bounds} />
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('form.busy')} variant="outline">
        {t('form.change')}
      </FormSubmit>
    </ContractForm>
  );
}

interface DeleteLinkProps extends Pick<LinkSheetProps, 'link'> {
  readonly onDeleted: () => void;
}

function DeleteLink({ link, onDeleted }: DeleteLinkProps): ReactNode {
  const { t } = useTranslation('accountCreation');
  const queryClient = useQueryClient();
  const deletion = useDeleteRegisterLink({
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queryKeyOf('listRegisterLinks') });
      onDeleted();
    },
  });
  return (
    <ConfirmedAction
      label={t('delete.label')}
      variant="quiet"
      fullWidth
      action={deletion}
      title={t('delete.title', { name: nameOfLink(link) })}
      message={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('delete.keep')}
      tone="destructive"
      busyLabel={t('form.busy')}
      // A failure is shown beside the button.
      onConfirm={async () => deletion.mutateAsync({ path: { linkId: link.linkId } }).catch(() => undefined)}
    />
  );
}
