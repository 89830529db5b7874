import { useCreateSliderChallenge, useVerifySliderChallenge } from '@croupier/sdk/hooks';
import type { SliderVerification } from '@croupier/sdk/types';
import { Dialog } from '@croupier/ui/feedback/Dialog';
import { SliderCheck } from '@croupier/ui/inputs/SliderCheck';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '../use-error-text.ts';
import type { SliderScene } from './use-slider.tsx';

export interface SliderDialogProps {
  readonly scene: SliderScene;
  /** Called with the verification, or with undefined when cancelled. */
  readonly onDone: (verification: SliderVerification | undefined) => void;
}

/** Slider puzzle against bots. Each puzzle is valid for one try. */
export function SliderDialog({ scene, onDone }: SliderDialogProps): ReactNode {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { mutate: createChallenge, data: challenge, error, isPending } = useCreateSliderChallenge();
  const refreshPuzzle = useCallback(() => createChallenge({ query: { scene } }), [createChallenge, scene]);
  useEffect(refreshPuzzle, [refreshPuzzle]);
  const check = useVerifySliderChallenge({
    onSuccess: ({ verifyToken }, { body }) => onDone({ challengeId: body.challengeId, verifyToken }),
    onError: refreshPuzzle,
  });
  const puzzle = challenge && {
    id: challenge.challengeId,
    background: challenge.backgroundImage,
    piece: challenge.pieceImage,
    pieceY: challenge.pieceY,
  };
  const failure = check.error ?? error;
  return (
    <Dialog
      open
      onClose={() => onDone(undefined)}
      title={t('slider.title')}
      text={t('slider.text')}
      closeLabel={t('slider.close')}
    >
      <SliderCheck
        label={t('slider.label')}
        puzzle={isPending ? undefined : puzzle}
        onTry={({ offsetX, track }) =>
          puzzle && check.mutate({ body: { challengeId: puzzle.id, offsetX, track: [...track] } })
        }
        onRefresh={refreshPuzzle}
        refreshLabel={t('slider.refresh')}
        instructions={t('slider.instructions')}
        touchInstructions={t('slider.touchInstructions')}
        valueText={(offset, limit) => t('slider.position', { offset, limit })}
        state={check.isSuccess ? 'solved' : check.isPending ? 'checking' : 'open'}
        solvedLabel={t('slider.solved')}
        error={failure === null ? undefined : errorText(failure)}
      />
    </Dialog>
  );
}
