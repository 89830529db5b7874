import type { CreateSliderChallengeData, SliderVerification } from '@croupier/sdk/types';
import { Suspense, useState, type ReactNode } from 'react';

import { lazyComponent } from '../page/lazy-component.ts';

const SliderDialog = lazyComponent(async () => (await import('./SliderDialog.tsx')).SliderDialog);

export type SliderScene = CreateSliderChallengeData['query']['scene'];

export interface Slider {
  /** Opens the puzzle; resolves to undefined when cancelled. */
  readonly requestVerification: () => Promise<SliderVerification | undefined>;
  /** Must always be rendered. */
  readonly dialog: ReactNode;
}

/** Slider check on demand [SLIDER-01]. */
export function useSlider(scene: SliderScene): Slider {
  const [resolveVerification, setResolveVerification] =
    useState<(verification: SliderVerification | undefined) => void>();
  const requestVerification = async (): Promise<SliderVerification | undefined> => {
    const verification = await new Promise<SliderVerification | undefined>((resolve) =>
      setResolveVerification(() => resolve),
    );
    setResolveVerification(undefined);
    return verification;
  };
  const dialog = resolveVerification !== undefined && (
    <Suspense>
      <SliderDialog scene={scene} onDone={resolveVerification} />
    </Suspense>
  );
  return { requestVerification, dialog };
}
