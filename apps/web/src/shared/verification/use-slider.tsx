import type { CreateSliderChallengeData, SliderVerification } from '@croupier/sdk/types';
import { Suspense, useState, type ReactNode } from 'react';

import { lazyComponent } from '../page/lazy-component.ts';

const SliderDialog = lazyComponent(async () => (await import('./SliderDialog.tsx')).SliderDialog);

export type SliderScene = CreateSliderChallengeData['query']['scene'];

export interface Slider {
  /** Opens the puzzle; resolves to undefined when cancelled. */
  readonly requestProof: () => Promise<SliderVerification | undefined>;
  /** Always render it. */
  readonly dialog: ReactNode;
}

/** Slider check on demand [SLIDER-01]. */
export function useSlider(scene: SliderScene): Slider {
  const [resolveProof, setResolveProof] = useState<(proof: SliderVerification | undefined) => void>();
  const requestProof = async (): Promise<SliderVerification | undefined> => {
    const proof = await new Promise<SliderVerification | undefined>((resolve) => setResolveProof(() => resolve));
    setResolveProof(undefined);
    return proof;
  };
  const dialog = resolveProof !== undefined && (
    <Suspense>
      <SliderDialog scene={scene} onSettled={resolveProof} />
    </Suspense>
  );
  return { requestProof, dialog };
}
