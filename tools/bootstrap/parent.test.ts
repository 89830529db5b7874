import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const SCRIPT = `
  import { onNpmExit } from '${new URL('parent.mjs', import.meta.url).href}';
  onNpmExit(() => { console.log('npm is gone'); process.exit(0); });
  setTimeout(() => process.exit(1), Number(process.env.LIFE_MS));
  console.log('ready');`;

/** Starts a substitute for npm that runs the script through a shell. */
async function startUnderNpm(shellCommand: (script: string) => string, env: Record<string, string>) {
  const script = path.join(mkdtempSync(path.join(tmpdir(), 'parent-')), 'script.mjs');
  writeFileSync(script, SCRIPT);
  const npm = `require('node:child_process').spawn('sh', ['-c', process.argv[1]], { stdio: 'inherit' })`;
  const child = spawn(process.execPath, ['--eval', npm, shellCommand(`'${process.execPath}' '${script}'`)], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  const closed = once(child.stdout, 'close');
  await expect.poll(() => output, { timeout: 5000 }).toContain('ready');
  return { child, closed, output: () => output };
}

test.each([
  ['keeps running', (script: string) => `${script}; true`],
  ['is replaced by the script', (script: string) => `exec ${script}`],
])('detects that npm was killed when the shell %s', async (_, shellCommand) => {
  const { child, closed, output } = await startUnderNpm(shellCommand, {
    npm_lifecycle_event: 'start',
    LIFE_MS: '8000',
  });
  child.kill('SIGKILL');
  await closed;
  expect(output()).toContain('npm is gone');
});

test('keeps running when the parent exits outside npm, as for a background job', async () => {
  const { child, output, closed } = await startUnderNpm((script) => `exec ${script}`, { LIFE_MS: '1200' });
  child.kill('SIGKILL');
  await closed;
  expect(output()).not.toContain('npm is gone');
});
