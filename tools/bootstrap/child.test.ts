import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { runChild } from './child.mjs';

const here = (file: string): string => new URL(file, import.meta.url).href;

/** A server that prints its process id, and `clean end` when it exits after SIGTERM. */
const SERVER = `
  process.once('SIGTERM', () => { console.log('clean end'); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log('ready', process.pid);`;

/** Starts the server in the same way as the bootstrap. */
const BOOTSTRAP = `
  import { runChild, stopChildrenOnSignals } from '${here('child.mjs')}';
  stopChildrenOnSignals();
  const args = ['--import', '${here('exit-with-parent.mjs')}', '--input-type=module', '--eval', ${JSON.stringify(SERVER)}];
  const { code } = await runChild(process.execPath, args, { channel: true });
  process.exitCode = code;`;

async function startBootstrap() {
  const bootstrap = spawn(process.execPath, ['--input-type=module', '--eval', BOOTSTRAP], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  bootstrap.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  // The server inherits the pipe, so it closes when both have exited.
  const closed = once(bootstrap.stdout, 'close');
  await expect.poll(() => output, { timeout: 5000 }).toContain('ready');
  return { bootstrap, closed, output: () => output };
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'stops the server cleanly and exits with its code on %s',
  async (signal) => {
    const { bootstrap, closed, output } = await startBootstrap();
    const exit = once(bootstrap, 'exit');
    bootstrap.kill(signal);
    expect(await exit).toEqual([0, null]);
    await closed;
    expect(output()).toContain('clean end');
  },
);

test('stops the server cleanly when the bootstrap is killed', async () => {
  const { bootstrap, closed, output } = await startBootstrap();
  bootstrap.kill('SIGKILL');
  await closed;
  expect(output()).toContain('clean end');
});

test('returns output and exit code of a captured program', async () => {
  const script = `console.log('out'); console.error('err'); process.exitCode = 3`;
  const { code, output } = await runChild(process.execPath, ['--eval', script], { output: 'capture' });
  expect(code).toBe(3);
  expect(output).toContain('out\n');
  expect(output).toContain('err\n');
});

test('stops a captured program with all of its children after its time limit', async () => {
  const script = `require('node:child_process').spawn('sleep', ['60'], { stdio: 'inherit' })`;
  const { code } = await runChild(process.execPath, ['--eval', script], { output: 'capture', timeLimitMs: 300 });
  expect(code).toBe(143);
});

test('reports a program that does not exist as code 127', async () => {
  const { code, output } = await runChild('no-such-program', [], { output: 'capture' });
  expect(code).toBe(127);
  expect(output).toContain('ENOENT');
});
