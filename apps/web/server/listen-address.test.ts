// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

import { AddressError, listenAddress } from './listen-address.ts';

/** True when a server on this host also answers at another address than 127.0.0.1. */
async function isOpenElsewhere(host: string): Promise<boolean> {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  // A server listening on TCP has an address object.
  const { port } = server.address() as AddressInfo;
  const isOpen = await fetch(`http://127.0.0.2:${port}`).then(
    () => true,
    () => false,
  );
  server.close();
  server.closeAllConnections();
  return isOpen;
}

it('listens on localhost unless --host or HOST is set', async () => {
  expect(listenAddress([], {})).toEqual({ host: '127.0.0.1', port: 4173 });
  expect(listenAddress([], { PORT: '4180', HOST: '192.0.2.1' })).toEqual({ host: '192.0.2.1', port: 4180 });
  expect(listenAddress(['--host', '0.0.0.0'], { HOST: '192.0.2.1' }).host).toBe('0.0.0.0');
  expect(await isOpenElsewhere(listenAddress([], {}).host)).toBe(false);
  expect(await isOpenElsewhere(listenAddress(['--host', '0.0.0.0'], {}).host)).toBe(true);
});

it('says which option or port is wrong', () => {
  expect(() => listenAddress(['--open'], {})).toThrow(AddressError);
  expect(() => listenAddress(['--open'], {})).toThrow(/'--open'.*--host/);
  for (const PORT of ['abc', '-1', '65536', '80.5']) {
    expect(() => listenAddress([], { PORT })).toThrow(`not "${PORT}"`);
  }
});
