import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

import { listenAddress } from './listen-address.ts';

/** Whether a server that listens there answers at another address of this machine than 127.0.0.1. */
async function isOpenElsewhere(host: string): Promise<boolean> {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((listening) => server.listen(0, host, listening));
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo;
  const isOpen = await fetch(`http://127.0.0.2:${port}`).then(
    () => true,
    () => false,
  );
  server.close();
  server.closeAllConnections();
  return isOpen;
}

it('listens on this machine alone unless --host or HOST says otherwise', async () => {
  expect(listenAddress([], {})).toEqual({ host: '127.0.0.1', port: 4173 });
  expect(listenAddress([], { PORT: '4180', HOST: '192.0.2.1' })).toEqual({ host: '192.0.2.1', port: 4180 });
  expect(listenAddress(['--host', '0.0.0.0'], { HOST: '192.0.2.1' }).host).toBe('0.0.0.0');
  expect(await isOpenElsewhere(listenAddress([], {}).host)).toBe(false);
  expect(await isOpenElsewhere(listenAddress(['--host', '0.0.0.0'], {}).host)).toBe(true);
});
