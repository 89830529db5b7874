import { personas } from '@croupier/mock-server/node';
import { beforeEach, describe, expect, it } from 'vitest';

import { linksOf, partOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { recordBodies } from '../../testing/site-settings.ts';
import { fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const come = (name: string): Promise<void> => harness.site.waitUntil(() => findControl(name) !== undefined, name);

async function logIn({ account, password }: { account: string; password: string }): Promise<void> {
  await harness.site.open({ address: '/agent' });
  await come('Password');
  await fill('Username', account);
  await fill('Password', password);
  await press('Log in');
}

describe('the login of agents', () => {
  it('has a layout of its own, without registration, free play and social sign-in [ROUTE-07] [LOGIN-10]', async () => {
    await harness.site.open({ address: '/agent' });
    await come('Password');
    expect(document.querySelector('main h1')?.textContent).toBe('Every peso you earn, explained.');
    expect(partOf('main section', 'Log in as an agent')?.querySelector('form')).not.toBeNull();
    expect([document.querySelector('footer'), partOf('nav', 'Menu')]).toEqual([null, undefined]);
    expect(linksOf(document.body)).not.toContain('/register');
    expect(findControl('Try it with play money')).toBeUndefined();
    expect(findControl(/Google|Facebook/)).toBeUndefined();
  });

  it('leads an agent to the agent centre, and says where the login was made [LOGIN-12]', async () => {
    const bodies = recordBodies();
    await logIn(personas.agent);
    await harness.site.waitUntil(() => location.pathname.startsWith('/agentHome/'), 'The agent centre');
    expect(bodies('login')).toEqual([
      { username: personas.agent.account, password: personas.agent.password, type: 'username', entry: 'agent' },
    ]);
  });

  it('refuses a player, and keeps the name for the login of players [ROLE-13]', async () => {
    const { site } = harness;
    await logIn(personas.member);
    await site.waitUntil(() => showsText('Non-agents cannot log in'), 'The refusal');
    expect([location.pathname, sessionStorage.getItem('token')]).toEqual(['/agent', null]);
    await press('Log in as a player');
    await site.waitUntil(() => location.pathname === '/' && findControl('Remember me') !== undefined, 'The login');
    expect(findControl('Username')).toMatchObject({ value: personas.member.account });
  });

  it('shows a logged-in player whose account it is, and an agent the agent centre [AGENT-18]', async () => {
    const { site, tokens } = harness;
    await site.open({ address: '/agent', token: tokens['member'] });
    await site.waitUntil(() => showsText('You are logged in as maricel'), 'The account');
    expect(location.pathname).toBe('/agent');
    await site.open({ address: '/agent', token: tokens['agent'] });
    await site.waitUntil(() => location.pathname.startsWith('/agentHome/'), 'The agent centre');
  });
});
