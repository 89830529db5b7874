import { createSliderChallenge } from '@croupier/sdk/client';
import { verifySliderChallengeMutation } from '@croupier/sdk/query';
import type { SliderVerification } from '@croupier/sdk/types';
import { Dialog } from '@croupier/ui/Dialog';
import { SliderCheck } from '@croupier/ui/SliderCheck';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '../use-error-text.ts';
import type { SliderScene } from './use-slider.tsx';

export interface SliderDialogProps {
  readonly scene: SliderScene;
  /** With the proof, or without when the visitor gives up. */
  readonly onSettled: (proof: SliderVerification | undefined) => void;
}

/** The puzzle that tells people from robots; each is good for one try. */
export function SliderDialog({ scene, onSettled }: SliderDialogProps): ReactNode {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['slider', scene],
    queryFn: async ({ signal }) => createSliderChallenge({ query: { scene }, signal }),
    select: ({ value }) => value,
    staleTime: Infinity,
    gcTime: 0,
  });
  const check = useMutation({
    ...verifySliderChallengeMutation(),
    onSuccess: ({ value }, { body }) => onSettled({ challengeId: body.challengeId, verifyToken: value.verifyToken }),
    onError: () => void refetch(),
  });
  const puzzle = data && {
    id: data.challengeId,
    background: data.backgroundImage,
    piece: data.pieceImage,
    pieceY: data.pieceY,
  };
  const failure = check.error ?? error;
  return (
    <Dialog
      open
      onClose={() => onSettled(undefined)}
      title={t('slider.title')}
      text={t('slider.text')}
      closeLabel={t('slider.close')}
    >
      <SliderCheck
        label={t('slider.label')}
        puzzle={isFetching ? undefined : puzzle}
        onTry={({ offsetX, track }) =>
          puzzle && check.mutate({ body: { challengeId: puzzle.id, offsetX, track: [...track] } })
        }
        onRefresh={() => void refetch()}
        refreshLabel={t('slider.refresh')}
        instructions={t('slider.instructions')}
        valueText={(offset, limit) => t('slider.position', { offset, limit })}
        state={check.isSuccess ? 'solved' : check.isPending ? 'checking' : 'open'}
        solvedLabel={t('slider.solved')}
        error={failure === null ? undefined : errorText(failure)}
      />
    </Dialog>
  );
}
