import type { SandboxWorld } from './sandbox-world.ts';
import type { Tab } from './tab.ts';
import type { Target } from './target.ts';
import { expect } from './test.ts';

/** Solves the slider puzzle that is open. */
export async function solveSlider(tab: Tab, world: SandboxWorld): Promise<void> {
  const slider: Target = { role: 'slider', name: 'Drag the piece into the gap' };
  await tab.expectShown(slider);
  // The dialog is shown before its puzzle has arrived.
  await expect.poll(() => world.sliderGap()).toBeGreaterThan(0);
  await tab.dragRange(slider, await world.sliderGap());
  await tab.press('Enter');
}
