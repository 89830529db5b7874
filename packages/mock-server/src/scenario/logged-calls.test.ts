import { login } from '@croupier/sdk/client';
import { operations } from '@croupier/sdk/operations';
import { describe, expect, it } from 'vitest';

import { personas } from '../seed/personas.ts';
import { bodyOf } from '../testing/caller.ts';
import { openControl } from '../testing/control.ts';

const SITE = `${operations.getSiteConfiguration.path}?device=WEB`;

describe('the log of calls', () => {
  it('lists calls newest first, with what they met', async () => {
    const { control, ask, fetch } = openControl();
    await control('POST', '/faults', { operation: 'listHotGames', kind: 'status', count: 1 });
    await ask(SITE);
    await fetch(new Request(`http://platform.example${operations.listHotGames.path}?device=WEB`));
    const { calls } = (await control('GET', '/calls')).body;
    expect(calls).toMatchObject([
      { operation: 'listHotGames', method: 'GET', status: 503, fault: 'status', answer: null },
      { operation: 'getSiteConfiguration', status: 200, fault: null, isModelled: true, answer: { success: true } },
    ]);
    expect((await control('GET', '/calls?operation=listHotGames')).body.calls).toHaveLength(1);
  });

  it('shows an encrypted body plain, with its passwords and tokens masked', async () => {
    const { control, client } = openControl();
    await login({ client, body: bodyOf(personas.member) });
    const [call] = (await control('GET', '/calls?operation=login')).body.calls;
    expect(call).toMatchObject({ isEncrypted: true, request: { username: 'maricel', password: '••••••' } });
    expect(JSON.stringify(call.answer)).toMatch(/"token":"•+"/);
  });

  it('shows the answer of a call whose connection was lost after its effect, without a status', async () => {
    const { control, ask } = openControl();
    await control('POST', '/faults', { operation: 'getSiteConfiguration', kind: 'lostAfterCommit' });
    await ask(SITE).catch(() => undefined);
    const [call] = (await control('GET', '/calls')).body.calls;
    expect(call).toMatchObject({ status: null, fault: 'lostAfterCommit', answer: { success: true } });
  });

  it('makes a call again, also one whose body was encrypted', async () => {
    const { control, client } = openControl();
    await login({ client, body: bodyOf(personas.member) });
    const [first] = (await control('GET', '/calls?operation=login')).body.calls;
    expect(await control('POST', `/calls/${first.id}/repeat`)).toMatchObject({
      status: 200,
      body: { operation: 'login', status: 200, request: { username: 'maricel' } },
    });
    expect((await control('GET', '/calls?operation=login')).body.calls).toHaveLength(2);
    expect((await control('POST', '/calls/none/repeat')).status).toBe(404);
  });

  it('is emptied by a call, and by a reset of the world', async () => {
    const { control, ask } = openControl();
    for (const [method, path] of [
      ['DELETE', '/calls'],
      ['POST', '/reset'],
    ] as const) {
      await ask(SITE);
      await control(method, path);
      expect((await control('GET', '/calls')).body.calls).toEqual([]);
    }
  });

  it('keeps the last 200 calls', async () => {
    const { control, ask } = openControl();
    for (let count = 0; count < 203; count += 1) await ask(SITE);
    expect((await control('GET', '/calls')).body.calls).toHaveLength(200);
  });
});
