import { spawn } from 'node:child_process';
import path from 'node:path';

import { expect, it } from 'vitest';

/** Starts the mock on a free port; returns for each address of this machine whether it answers there. */
async function answersAt(addresses: readonly string[], args: readonly string[]): Promise<boolean[]> {
  const main = path.join(import.meta.dirname, 'server-main.ts');
  const { HOST: _host, ...env } = process.env;
  const child = spawn(process.execPath, [main, '--port', '0', ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let port = '';
    for await (const text of child.stdout) {
      port = /http:\/\/[\d.]+:(\d+)/.exec(String(text))?.[1] ?? '';
      if (port !== '') break;
    }
    const isOpen = (address: string): Promise<boolean> =>
      fetch(`http://${address}:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    return await Promise.all(addresses.map(isOpen));
  } finally {
    child.kill();
  }
}

it('listens on loopback by default, and on the address of --host', { timeout: 60_000 }, async () => {
  const addresses = ['127.0.0.1', '127.0.0.2'];
  expect(await answersAt(addresses, [])).toEqual([true, false]);
  expect(await answersAt(addresses, ['--host', '0.0.0.0'])).toEqual([true, true]);
});
