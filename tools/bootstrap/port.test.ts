import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { troubleWithPort } from './port.mjs';

test.each(['127.0.0.1', '0.0.0.0'])('names a port that is taken on %s, and the way out', async (host) => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const trouble = await troubleWithPort(String(port));
  other.close();
  await once(other, 'close');
  expect(trouble).toContain(`Port ${port} is in use`);
  expect(await troubleWithPort(String(port))).toBe('');
});

test.each(['http', '70000', '-1', '4173.5'])('refuses PORT=%s', async (value) => {
  expect(await troubleWithPort(value)).toContain(`PORT=${value} is not a port`);
});
