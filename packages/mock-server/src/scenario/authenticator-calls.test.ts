import { confirmTotp, createApiClient, startTotp } from '@croupier/sdk/client';
import { expect, it } from 'vitest';

import { openSandbox } from '../../games/sandbox.ts';
import { createRouter } from '../router.ts';
import { personas } from '../seed/personas.ts';
import { keyOf } from '../testing/money.ts';
import { createWorlds } from '../worlds.ts';

const ORIGIN = 'http://platform.example';

it('a control call shows the code of an authenticator app, also of one that is being added', async () => {
  const { fetch } = createRouter(createWorlds(), { loadSandbox: () => openSandbox });
  const control = async (path: string, body?: object) => {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(new Request(`${ORIGIN}/__mock${path}`, sent));
    return { status: answer.status, body: await answer.json() };
  };
  const { token } = (await control('/login', { persona: 'member' })).body;
  const client = createApiClient({ baseUrl: ORIGIN, fetch, getToken: () => token });
  expect((await control('/authenticators/maricel')).body).toEqual({ app: null, setup: null });

  const { password: loginPassword } = personas.member;
  const { value } = await startTotp({ client, body: { loginPassword }, headers: keyOf('start') });
  const { setup } = (await control('/authenticators/maricel')).body;
  expect(setup.secret).toBe(value.secret);
  const body = { setupId: value.setupId, code: setup.code };
  await confirmTotp({ client, body, headers: keyOf('confirm') });
  expect((await control('/authenticators/maricel')).body).toMatchObject({
    app: { secret: value.secret },
    setup: null,
  });
  expect((await control('/authenticators/nobody')).status).toBe(404);
});
