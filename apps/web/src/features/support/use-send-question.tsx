import { isApiError } from '@croupier/sdk/errors';
import { useCreateSupportQuestion } from '@croupier/sdk/hooks';
import type { CreatedSupportQuestion } from '@croupier/sdk/types';
import type { ReactNode } from 'react';

import { useSlider } from '../../shared/verification/use-slider.tsx';
import type { Question } from './use-question-form.ts';

/** Sends a question; resolves to undefined when the visitor cancelled the slider that the platform wants. */
export function useSendQuestion(): {
  readonly send: (question: Question) => Promise<CreatedSupportQuestion | undefined>;
  /** Must always be rendered. */
  readonly dialog: ReactNode;
} {
  const { requestVerification, dialog } = useSlider('SUPPORT');
  const { mutateAsync } = useCreateSupportQuestion();
  const send = async (body: Question): Promise<CreatedSupportQuestion | undefined> => {
    try {
      return await mutateAsync({ body });
    } catch (failure) {
      // Only this error shows that the platform wants the slider for a further question of a visitor.
      const isFirstTry = body.sliderVerification === undefined;
      if (!isApiError(failure) || failure.code !== 'AUTH_SLIDER_FAILED' || !isFirstTry) throw failure;
      const sliderVerification = await requestVerification();
      return sliderVerification && send({ ...body, sliderVerification });
    }
  };
  return { send, dialog };
}
