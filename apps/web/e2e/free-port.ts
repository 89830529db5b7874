import { createServer } from 'node:net';

/** Finds a free TCP port, as text for an environment variable. */
export async function findFreePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return String(address.port);
}
