import { queryKeyOf, useSubmitDepositProof } from '@croupier/sdk/hooks';
import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PicturesField } from '../../shared/pictures/PicturesField.tsx';
import { saveUploadedPictures } from '../../shared/pictures/uploaded-pictures.ts';
import { usePictures } from '../../shared/pictures/use-pictures.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { proofFormOf } from './proof-form.ts';

export interface ProofUploadProps {
  readonly orderId: string;
}

/** Uploads images as proof of a transfer, and submits them. */
export function ProofUpload({ orderId }: ProofUploadProps): ReactNode {
  const { t } = useTranslation('deposit');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const pictures = usePictures(proofFormOf(orderId), 'DEPOSIT_PROOF');
  const { mutate, isPending, error, isSuccess } = useSubmitDepositProof({
    onSuccess: () => saveUploadedPictures(sessionStorage, proofFormOf(orderId), []),
    onSettled: async () => queryClient.invalidateQueries({ queryKey: queryKeyOf('getDepositOrder') }),
  });
  if (isSuccess) {
    return (
      <InlineAlert tone="success" live="polite">
        {t('proof.done')}
      </InlineAlert>
    );
  }
  return (
    <>
      <PicturesField
        label={t('proof.label')}
        pictures={pictures}
        error={error === null ? undefined : errorText(error)}
        disabled={isPending}
      />
      <Button
        variant="action"
        size="lg"
        fullWidth
        disabled={pictures.uploadIds.length === 0}
        busy={isPending}
        busyLabel={t('proof.busy')}
        onClick={() => mutate({ path: { orderId }, body: { images: pictures.uploadIds } })}
      >
        {t('proof.submit')}
      </Button>
    </>
  );
}
