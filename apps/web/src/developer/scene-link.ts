import type { ControlCalls } from './control.ts';
import type { Scene } from './use-scene.ts';

type SceneBody = ControlCalls['POST /scene']['body'];

/** Scene of a link, as the mock takes it. */
export interface LinkedScene {
  readonly scene: SceneBody;
  /** True when another version of the panel made the link; what it does not know is left out. */
  readonly isOther: boolean;
}

const VERSION = '1';

/** The scene as the mock takes it: with an account, without numbers that follow from it. */
export function sceneBody({ description }: Scene, account: string | undefined): SceneBody {
  const { movements: _movements, ...scene } = description;
  return { ...scene, account: account ?? null };
}

/** Address that opens the page in the scene. Contains neither token nor password. */
export function sceneLink(page: string, scene: SceneBody): string {
  const link = new URL(page);
  link.searchParams.delete('token');
  link.hash = new URLSearchParams({ scene: VERSION, of: JSON.stringify(scene) }).toString();
  return link.href;
}

/** The scene of an address; undefined when it has none. */
export function readSceneLink(address: string): LinkedScene | undefined {
  const parameters = new URLSearchParams(new URL(address).hash.slice(1));
  const version = parameters.get('scene');
  if (version === null) return undefined;
  try {
    return { scene: JSON.parse(parameters.get('of') ?? '{}'), isOther: version !== VERSION };
  } catch {
    return { scene: {}, isOther: true };
  }
}

/** The command that brings a world into the scene. */
export function sceneAsCurl(origin: string, scene: SceneBody): string {
  return `curl -X POST ${origin}/__mock/scene -d '${JSON.stringify(scene).replaceAll("'", String.raw`'\''`)}'`;
}

/** Lines of a test that begin in the scene. */
export function sceneAsTest(scene: SceneBody): string {
  return [
    "import { applyScene, createWorld } from '@croupier/mock-server/node';",
    '',
    `const world = createWorld({ seed: ${scene?.seed ?? 1} });`,
    `const { token } = applyScene(world, ${JSON.stringify(scene, null, 2)});`,
  ].join('\n');
}
