import { createServerClient, vendorGetBalance, vendorCredit, vendorDebit } from '@croupier/sdk/servers';
import { expect, it } from 'vitest';

import { refusalOf } from '../testing/caller.ts';
import { createTable } from '../testing/vendor.ts';

const VENDOR = 'TALA';

/** The signed client of a vendor whose player has a launched game. */
async function createVendor(secret?: string) {
  const { world, launchToken } = await createTable();
  const client = createServerClient({
    baseUrl: 'http://platform.example',
    vendor: VENDOR,
    secret: secret ?? world.signingKey({ role: 'vendor', code: VENDOR }) ?? '',
    fetch: (request) => world.dispatch(request),
  });
  return { client, player: { launchToken, currency: 'PHP' } };
}

it('accepts the calls of a server client that signs with its secret', async () => {
  const { client, player } = await createVendor();
  const before = await vendorGetBalance({ client, body: player });
  const movement = { ...player, roundId: 'rd_ñ' };
  await vendorDebit({ client, body: { ...movement, transactionId: 'vt_1', amount: '10.00' } });
  const after = await vendorCredit({ client, body: { ...movement, transactionId: 'vt_2', amount: '10.00' } });
  expect(after.value).toEqual(before.value);
});

it('refuses a server client with SIGNATURE_INVALID when its secret is wrong', async () => {
  const { client, player } = await createVendor('not the secret');
  const error = await refusalOf(vendorGetBalance({ client, body: player }));
  expect(error).toMatchObject({ code: 'SIGNATURE_INVALID', status: 401, kind: 'authentication' });
});
