import type { CreateSliderChallengeData, SliderVerification } from '@croupier/sdk/types';
import { Suspense, useState, type ReactNode } from 'react';

import { lazyPart } from '../page/lazy-part.ts';

const SliderDialog = lazyPart(async () => (await import('./SliderDialog.tsx')).SliderDialog);

export type SliderScene = CreateSliderChallengeData['query']['scene'];

export interface Slider {
  /** Has the visitor solve the puzzle; undefined when they would rather not. */
  readonly ask: () => Promise<SliderVerification | undefined>;
  /** To be shown somewhere, always. */
  readonly dialog: ReactNode;
}

/** The slider check, on demand [SLIDER-01]. */
export function useSlider(scene: SliderScene): Slider {
  const [settle, setSettle] = useState<(proof: SliderVerification | undefined) => void>();
  const ask = async (): Promise<SliderVerification | undefined> => {
    const proof = await new Promise<SliderVerification | undefined>((resolve) => setSettle(() => resolve));
    setSettle(undefined);
    return proof;
  };
  const dialog = settle !== undefined && (
    <Suspense>
      <SliderDialog scene={scene} onSettled={settle} />
    </Suspense>
  );
  return { ask, dialog };
}
