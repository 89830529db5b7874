import { uploadImage } from '@croupier/sdk/client';
import { getDepositOrderQueryKey, submitDepositProofMutation } from '@croupier/sdk/query';
import { Button } from '@croupier/ui/Button';
import { InlineAlert } from '@croupier/ui/InlineAlert';
import { UploadField, type UploadItem } from '@croupier/ui/UploadField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '../../shared/use-error-text.ts';

export interface ProofUploadProps {
  readonly orderId: string;
}

interface Picture extends UploadItem {
  readonly file: File;
  /** Called after the proof was sent. */
  readonly uploadId?: string;
}

/** Uploads pictures that prove a manual transfer, and submits them. */
export function ProofUpload({ orderId }: ProofUploadProps): ReactNode {
  const { t } = useTranslation('deposit');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const { mutate, isPending, error, isSuccess } = useMutation({
    ...submitDepositProofMutation(),
    onSettled: async () => queryClient.invalidateQueries({ queryKey: getDepositOrderQueryKey({ path: { orderId } }) }),
  });
  const change = (id: string, changed: Partial<Picture>): void =>
    setPictures((before) => before.map((picture) => (picture.id === id ? { ...picture, ...changed } : picture)));
  const send = async ({ id, file }: Picture): Promise<void> => {
    change(id, { state: 'uploading' });
    try {
      const { value } = await uploadImage({ body: { file, purpose: 'DEPOSIT_PROOF' } });
      change(id, { state: 'done', uploadId: value.uploadId });
    } catch {
      change(id, { state: 'failed' });
    }
  };
  const add = (files: readonly File[]): void => {
    const added = files.map((file): Picture => ({
      id: crypto.randomUUID(),
      name: file.name,
      state: 'uploading',
      file,
    }));
    setPictures((before) => [...before, ...added]);
    for (const picture of added) void send(picture);
  };
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
        onRemove={(id) => setPictures((before) => before.filter((picture) => picture.id !== id))}
        onRetry={(id) => {
          const failed = pictures.find((picture) => picture.id === id);
          if (failed !== undefined) void send(failed);
        }}
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
