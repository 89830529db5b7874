import { getSiteConfigurationQuery } from '@croupier/sdk/hooks';
import type { LoginResult } from '@croupier/sdk/types';
import type { QueryClient } from '@tanstack/react-query';

import { requiredPasswordChange } from '../session/required-password-change.ts';
import { endSession } from '../session/session-store.ts';
import { startMemberSession } from '../session/start-member-session.ts';
import { callControl, ControlRefusedError } from './control.ts';
import type { Scene } from './use-scene.ts';
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

/** Puts the world into a scenario and logs in as its account, or out. */
export async function applyScenario(app: QueryClient, name: string, { personas }: Scene): Promise<string> {
  const { shows, account, login } = await callControl('POST /scenario', { body: { name } });
  if (account !== undefined && login !== undefined) startSessionOf(app, account, login, personas);
  else endSession();
  return texts.scenarios.applied(name, shows);
}

/** Resets the world. The account stays logged in, as far as the seed has it. */
export async function resetWorld(app: QueryClient, account: string | undefined, scene: Scene): Promise<string> {
  await callControl('POST /reset', { body: {} });
  if (account === undefined) return texts.scenarios.wasReset;
  try {
    await logInAs(app, account, scene);
  } catch (error) {
    if (!(error instanceof ControlRefusedError)) throw error;
    endSession();
  }
  return texts.scenarios.wasReset;
}
