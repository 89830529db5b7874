import { expect, it } from 'vitest';

import { openSandbox } from '../../games/sandbox.ts';
import { createRouter } from '../router.ts';
import { createWorlds } from '../worlds.ts';

const ADDRESS = 'http://platform.example/__mock/identity';

function open() {
  const { fetch } = createRouter(createWorlds(), { loadSandbox: () => openSandbox });
  return async (method: string, account: string, body?: object): Promise<number> =>
    (
      await fetch(
        new Request(`${ADDRESS}/${account}`, {
          method,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      )
    ).status;
}

it('control calls ask an account for a proof of address or of funds, and take it back', async () => {
  const ask = open();
  const until = '2026-12-01T00:00:00.000Z';
  expect(await ask('PUT', 'maricel', { kind: 'ADDRESS' })).toBe(204);
  expect(await ask('PUT', 'maricel', { kind: 'SOURCE_OF_FUNDS', blocks: ['DEPOSIT'], until, reason: 'Tell us.' })).toBe(
    204,
  );
  expect(await ask('DELETE', 'maricel')).toBe(204);
});

it.each([
  ['the identity document, which the rules of the site ask for', 'maricel', { kind: 'DOCUMENT' }, 400],
  ['a proof that blocks nothing', 'maricel', { kind: 'ADDRESS', blocks: [] }, 400],
  ['an end that is no time', 'maricel', { kind: 'ADDRESS', until: 'soon' }, 400],
  ['an account that does not exist', 'nobody', { kind: 'ADDRESS' }, 404],
])('control calls refuse to ask for %s', async (_what, account, body, status) => {
  expect(await open()('PUT', account, body)).toBe(status);
});
