import { getSiteConfigurationQuery } from '@croupier/sdk/hooks';
import type { LoginResult } from '@croupier/sdk/types';
import type { QueryClient } from '@tanstack/react-query';

import { requiredPasswordChange } from '../session/required-password-change.ts';
import { endSession } from '../session/session-store.ts';
import { startMemberSession } from '../session/start-member-session.ts';
import { openPage } from './open-page.ts';
import { scenarioPages } from './scenario-pages.data.ts';
import type { LinkedScene } from './scene-link.ts';
import { chooseWorld } from './world-cookie.ts';
import { callControl, ControlRefusedError } from './control.ts';
import type { Scene, ScenarioName } from './use-scene.ts';
import { texts } from './texts.ts';

/** Logs in as an account, as the login form does but without its checks. Returns what changed. */
export async function logInAs(app: QueryClient, account: string, { personas }: Scene): Promise<string> {
  startSessionOf(app, account, await callControl('POST /login', { body: { account } }), personas);
  return texts.personas.loggedIn(account);
}

/** Starts a session, with the forced password change of the account if there is one. */
function startSessionOf(app: QueryClient, account: string, login: LoginResult, personas: Scene['personas']): void {
  const password = personas.find((persona) => persona.account === account)?.password ?? '';
  const configuration = app.getQueryData(getSiteConfigurationQuery().queryKey)?.value;
  const isExpiryOn = configuration?.whitelabel.PWDEXPFORCECHANGE3 === true;
  startMemberSession(app, login, requiredPasswordChange(login, { type: 'password', password }, isExpiryOn));
}

/** Puts the world into a scenario, logs in as its account, or out, and opens its page. */
export async function applyScenario(app: QueryClient, name: ScenarioName, { personas }: Scene): Promise<string> {
  const { shows, account, login } = await callControl('POST /scenario', { body: { name } });
  if (account !== undefined && login !== undefined) startSessionOf(app, account, login, personas);
  else endSession();
  openPage(scenarioPages[name].page);
  return texts.scenarios.applied(name, shows);
}

/** Resets the world to a seed. The account stays logged in, as far as the seed has it. */
export async function resetWorld(
  app: QueryClient,
  { account, seed }: { readonly account: string | undefined; readonly seed: number },
  scene: Scene,
): Promise<string> {
  await callControl('POST /reset', { body: { seed } });
  if (account === undefined) return texts.state.wasReset(seed);
  try {
    await logInAs(app, account, scene);
  } catch (error) {
    if (!(error instanceof ControlRefusedError)) throw error;
    endSession();
  }
  return texts.state.wasReset(seed);
}

/** Replaces the world by an exported file, and logs out. Throws when the file is not JSON or the mock refuses it. */
export async function importWorld(file: File): Promise<string> {
  await callControl('PUT /world', { body: JSON.parse(await file.text()) });
  endSession();
  return texts.state.imported;
}

/** Uses another world, as a guest; the default one without a name. */
export async function openWorld(name: string | undefined): Promise<string> {
  chooseWorld(name);
  endSession();
  return texts.state.opened(name ?? texts.summary.defaultWorld);
}

/** Opens the scene of a link in a world of its own. */
export async function openLinkedScene(app: QueryClient, { scene, isOther }: LinkedScene): Promise<string> {
  chooseWorld(`scene-${crypto.randomUUID().slice(0, 8)}`);
  const { account, login } = await callControl('POST /scene', { body: scene });
  const { personas } = await callControl('GET /personas');
  if (account !== undefined && login !== undefined) startSessionOf(app, account, login, Object.values(personas));
  else endSession();
  return isOther ? texts.state.otherLink : texts.state.linkOpened;
}
