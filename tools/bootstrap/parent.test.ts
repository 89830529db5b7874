import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const SCRIPT = `
  import { whenNpmIsGone } from '${new URL('parent.mjs', import.meta.url).href}';
  whenNpmIsGone(() => { console.log('npm is gone'); process.exit(0); });
  setTimeout(() => process.exit(1), Number(process.env.LIFE_MS));
  console.log('ready');`;

/** Starts a stand-in for npm that runs the script through a shell. */
async function startUnderNpm(shellCommand: (script: string) => string, env: Record<string, string>) {
  const script = path.join(mkdtempSync(path.join(tmpdir(), 'parent-')), 'script.mjs');
  writeFileSync(script, SCRIPT);
  const npm = `require('node:child_process').spawn('sh', ['-c', process.argv[1]], { stdio: 'inherit' })`;
  const child = spawn(process.execPath, ['--eval', npm, shellCommand(`'${process.execPath}' '${script}'`)], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  const closed = once(child.stdout, 'close');
  await expect.poll(() => said, { timeout: 5000 }).toContain('ready');
  return { child, closed, said: () => said };
}

test.each([
  ['stays between', (script: string) => `${script}; true`],
  ['is replaced by the script', (script: string) => `exec ${script}`],
])('notices that npm was killed when the shell %s', async (_, shellCommand) => {
  const { child, closed, said } = await startUnderNpm(shellCommand, { npm_lifecycle_event: 'start', LIFE_MS: '8000' });
  child.kill('SIGKILL');
  await closed;
  expect(said()).toContain('npm is gone');
});

test('lets a parent outside npm leave, as a shell does that has put the server into the background', async () => {
  const { child, said, closed } = await startUnderNpm((script) => `exec ${script}`, { LIFE_MS: '1200' });
  child.kill('SIGKILL');
  await closed;
  expect(said()).not.toContain('npm is gone');
});
