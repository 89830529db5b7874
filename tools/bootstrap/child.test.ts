import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { runChild } from './child.mjs';

const here = (file: string): string => new URL(file, import.meta.url).href;

/** A server that the bootstrap waits for; it says its id, and how it ended. */
const SERVER = `
  process.once('SIGTERM', () => { console.log('clean end'); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log('ready', process.pid);`;

/** The bootstrap of such a server. */
const BOOTSTRAP = `
  import { runChild, stopChildrenOnSignals } from '${here('child.mjs')}';
  stopChildrenOnSignals();
  const args = ['--import', '${here('end-with-parent.mjs')}', '--input-type=module', '--eval', ${JSON.stringify(SERVER)}];
  const { code } = await runChild(process.execPath, args, { channel: true });
  process.exitCode = code;`;

async function startBootstrap() {
  const bootstrap = spawn(process.execPath, ['--input-type=module', '--eval', BOOTSTRAP], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  bootstrap.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  // The server holds the pipe too, so its closing means that both are gone.
  const closed = once(bootstrap.stdout, 'close');
  await expect.poll(() => said, { timeout: 5000 }).toContain('ready');
  return { bootstrap, closed, said: () => said };
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'ends the server cleanly on %s and with its code',
  async (signal) => {
    const { bootstrap, closed, said } = await startBootstrap();
    const exit = once(bootstrap, 'exit');
    bootstrap.kill(signal);
    expect(await exit).toEqual([0, null]);
    await closed;
    expect(said()).toContain('clean end');
  },
);

test('ends the server cleanly when the bootstrap is killed without a word', async () => {
  const { bootstrap, closed, said } = await startBootstrap();
  bootstrap.kill('SIGKILL');
  await closed;
  expect(said()).toContain('clean end');
});

test('collects what a quiet program prints, and its exit code', async () => {
  const script = `console.log('out'); console.error('err'); process.exitCode = 3`;
  const { code, output } = await runChild(process.execPath, ['--eval', script], { output: 'capture' });
  expect(code).toBe(3);
  expect(output).toContain('out\n');
  expect(output).toContain('err\n');
});

test('ends a quiet program with all of its children when its time is over', async () => {
  const script = `require('node:child_process').spawn('sleep', ['60'], { stdio: 'inherit' })`;
  const { code } = await runChild(process.execPath, ['--eval', script], { output: 'capture', timeLimitMs: 300 });
  expect(code).toBe(143);
});

test('reports a program that does not exist as code 127', async () => {
  const { code, output } = await runChild('no-such-program', [], { output: 'capture' });
  expect(code).toBe(127);
  expect(output).toContain('ENOENT');
});
