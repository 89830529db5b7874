import type { Stage } from './grounds/ground.ts';
import { lightGrounds } from './grounds/light.ts';
import { patternGrounds } from './grounds/pattern.ts';
import type { Kit } from './pen.ts';

const grounds = { ...lightGrounds, ...patternGrounds };

export type GroundName = keyof typeof grounds;

export function drawGround(name: GroundName, kit: Kit, stage: Stage): string {
  return grounds[name](kit, stage);
}
