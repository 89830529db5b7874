import { define, defineWithBody } from './control-call.ts';
import { applyScene, describeScene, scene } from './scene.ts';

/** Control calls for scenes, which a link, a test and curl share. */
export const sceneCalls = [
  define(
    { method: 'GET', path: '/scene', does: 'answers the scene of the world: how to reach its state from the seed' },
    ({ use }) => use(({ world }) => describeScene(world)),
  ),
  defineWithBody(
    { method: 'POST', path: '/scene', does: 'resets the world to a scene; answers its account and a session' },
    scene,
    (given, { use }) =>
      use((held) => {
        held.renew({ seed: given.seed });
        return applyScene(held.world, given);
      }),
  ),
];
