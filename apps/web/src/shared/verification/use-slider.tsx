import type { CreateSliderChallengeData, SliderVerification } from '@croupier/sdk/types';
import { Suspense, useState, type ReactNode } from 'react';

import { lazyPart } from '../page/lazy-part.ts';

const SliderDialog = lazyPart(async () => (await import('./SliderDialog.tsx')).SliderDialog);

export type SliderScene = CreateSliderChallengeData['query']['scene'];

export interface Slider {
  /** Opens the puzzle; resolves to undefined when cancelled. */
  readonly ask: () => Promise<SliderVerification | undefined>;
  /** Always render it. */
  readonly dialog: ReactNode;
}

/** Slider check on demand [SLIDER-01]. */
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
