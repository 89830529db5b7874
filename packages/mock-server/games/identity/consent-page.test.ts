import { loginSocial } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { createCaller, type Caller } from '../../src/testing/caller.ts';

const OPENED = 'origin=https%3A%2F%2Fplay.example&state=0123456789abcdef';

async function open({ world }: Caller, address: string, person?: string) {
  const body = person === undefined ? undefined : new URLSearchParams({ person });
  const request = new Request(`http://platform.example/mock-pages/identity/${address}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body && { body }),
  });
  const answer = await world.dispatch(request);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

/** What the second page hands to its script. */
function choiceOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/data-(origin|state|token)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
}

describe('the consent window', () => {
  it('offers invented people and says of each whether there is an account', async () => {
    const { text, headers, status } = await open(createCaller(), `google?${OPENED}&lang=en`);
    expect(status).toBe(200);
    const people = [...text.matchAll(/value="([\w.]+)"[\s\S]*?class="fate">([^<]+)</g)].map(([, who, fate]) => [
      who,
      fate,
    ]);
    expect(people).toEqual([
      ['maricel', 'Has an account'],
      ['crisanto.villar', 'Has an account'],
      ['tala.reyes', 'New here'],
      ['jomar', 'New here'],
      ['dali', 'Email is taken'],
      ['backoffice', 'Has an account'],
    ]);
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
  });

  it('hands a token for the chosen user to the page that opened it [LOGIN-29]', async () => {
    const caller = createCaller();
    const { text } = await open(caller, `facebook?${OPENED}`, 'tala.reyes');
    const { origin, state, token = '' } = choiceOf(text);
    expect([origin, state]).toEqual(['https://play.example', '0123456789abcdef']);
    const body = { provider: 'FACEBOOK', idToken: token, termsAccepted: true, birthday: '1990-01-01' } as const;
    const { value } = await loginSocial({ client: caller.client, body });
    expect(value).toMatchObject({ registered: true, user: { account: 'talareyes' } });
    expect((await open(caller, `facebook?${OPENED}`)).text).toMatch(/value="tala\.reyes"[\s\S]*?Has an account/);
  });

  it.each(['', 'nobody'])('hands over no token for the answer "%s"', async (person) => {
    const { text } = await open(createCaller(), `google?${OPENED}`, person);
    expect(choiceOf(text)).toEqual({ origin: 'https://play.example', state: '0123456789abcdef', token: '' });
  });

  it.each([
    'twitter?origin=https%3A%2F%2Fplay.example&state=0123456789abcdef',
    'toString?origin=https%3A%2F%2Fplay.example&state=0123456789abcdef',
    'google?origin=https%3A%2F%2Fplay.example%2Fpath&state=0123456789abcdef',
    'google?origin=javascript%3Aalert(1)&state=0123456789abcdef',
    'google?origin=https%3A%2F%2Fplay.example&state=1',
    'google',
  ])('answers 404 to %s', async (address) => {
    expect((await open(createCaller(), address)).status).toBe(404);
  });
});
