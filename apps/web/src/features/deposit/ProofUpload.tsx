import { queryKeyOf, useSubmitDepositProof } from '@croupier/sdk/hooks';
import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { UploadField } from '@croupier/ui/inputs/UploadField';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '../../shared/use-error-text.ts';
import { saveProofPictures } from './proof-pictures.ts';
import { useProofPictures } from './use-proof-pictures.ts';

export interface ProofUploadProps {
  readonly orderId: string;
}

/** Uploads images as proof of a transfer, and submits them. */
export function ProofUpload({ orderId }: ProofUploadProps): ReactNode {
  const { t } = useTranslation('deposit');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { pictures, add, remove, retry } = useProofPictures(orderId);
  const { mutate, isPending, error, isSuccess } = useSubmitDepositProof({
    onSuccess: () => saveProofPictures(sessionStorage, orderId, []),
    onSettled: async () => queryClient.invalidateQueries({ queryKey: queryKeyOf('getDepositOrder') }),
  });
  const images = pictures.flatMap(({ uploadId }) => (uploadId === undefined ? [] : [uploadId]));
  const isReady = images.length > 0 && pictures.every(({ state }) => state !== 'uploading');
  if (isSuccess) {
    return (
      <InlineAlert tone="success" live="polite">
        {t('proof.done')}
      </InlineAlert>
    );
  }
  return (
    <>
      <UploadField
        label={t('proof.label')}
        prompt={t('proof.prompt')}
        hint={t('proof.hint')}
        items={pictures}
        onAdd={add}
        onRemove={remove}
        onRetry={retry}
        refusalText={(reason, name) => t(`proof.refused.${reason}`, { name })}
        removeLabel={(name) => t('proof.remove', { name })}
        cancelLabel={(name) => t('proof.cancel', { name })}
        retryLabel={(name) => t('proof.retry', { name })}
        stateText={({ state }) => t(`proof.state.${state}`)}
        error={error === null ? undefined : errorText(error)}
        disabled={isPending}
      />
      <Button
        variant="action"
        size="lg"
        fullWidth
        disabled={!isReady}
        busy={isPending}
        busyLabel={t('proof.busy')}
        onClick={() => mutate({ path: { orderId }, body: { images } })}
      >
        {t('proof.submit')}
      </Button>
    </>
  );
}
