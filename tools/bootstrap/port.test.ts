import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { portProblem } from './port.mjs';

test.each(['127.0.0.1', '0.0.0.0'])('reports a port that is in use on %s with the fix', async (host) => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const problem = await portProblem(String(port));
  other.close();
  await once(other, 'close');
  expect(problem).toContain(`Port ${port} is in use`);
  expect(await portProblem(String(port))).toBe('');
});

test.each(['http', '70000', '-1', '4173.5'])('rejects PORT=%s', async (value) => {
  expect(await portProblem(value)).toContain(`PORT=${value} is not a port`);
});
