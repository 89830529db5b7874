import type { Area } from './backgrounds/background.ts';
import { lightBackgrounds } from './backgrounds/light.ts';
import { patternBackgrounds } from './backgrounds/pattern.ts';
import type { DrawingKit } from './kit.ts';

const backgrounds = { ...lightBackgrounds, ...patternBackgrounds };

export type BackgroundName = keyof typeof backgrounds;

export function drawBackground(name: BackgroundName, kit: DrawingKit, area: Area): string {
  return backgrounds[name](kit, area);
}
