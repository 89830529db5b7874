import { spawn, execFile, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const SAMPLES = path.dirname(fileURLToPath(import.meta.resolve('@croupier/api-spec/samples/encrypted-call.ts')));
const TIME_LIMIT_MS = 60_000;

let server: ChildProcess;
let origin = '';
let python: string | undefined;

/** The first Python that has the package `cryptography`; Debian installs it for /usr/bin/python3 only. */
async function findPython(): Promise<string | undefined> {
  for (const program of ['python3', '/usr/bin/python3']) {
    const isFound = await run(program, ['-c', 'import cryptography']).then(
      () => true,
      () => false,
    );
    if (isFound) return program;
  }
  return undefined;
}

/** Starts the mock over HTTP on a free port. */
async function startMock(): Promise<string> {
  const main = path.join(import.meta.dirname, 'server-main.ts');
  const { HOST: _host, ...env } = process.env;
  server = spawn(process.execPath, [main, '--port', '0'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const text of server.stdout ?? []) {
    const address = /http:\/\/[\d.]+:\d+/.exec(String(text))?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('The mock has not started.');
}

beforeAll(async () => {
  [origin, python] = await Promise.all([startMock(), findPython()]);
}, TIME_LIMIT_MS);

afterAll(() => {
  server.kill();
});

describe('the sample programs of encrypted calls', { timeout: TIME_LIMIT_MS }, () => {
  const LOGIN = ['maricel', 'Sampaguita7'];

  it('log in and read the member when run in TypeScript [CALL-94]', async () => {
    const { stdout } = await run(process.execPath, [path.join(SAMPLES, 'encrypted-call.ts'), origin, ...LOGIN]);
    expect(stdout.trim()).toBe('Maricel has 12480.50');
  });

  it('log in and read the member when run in Python [CALL-94]', async ({ skip }) => {
    const isCI = (process.env['CI'] ?? 'false') !== 'false';
    skip(python === undefined && !isCI, 'cryptography is missing (Debian: apt-get install python3-cryptography)');
    const { stdout } = await run(python ?? 'python3', [path.join(SAMPLES, 'encrypted_call.py'), origin, ...LOGIN]);
    expect(stdout.trim()).toBe('Maricel has 12480.50');
  });

  it('open bodies as a gateway does, with the verdicts of all vectors', async ({ skip }) => {
    const isCI = (process.env['CI'] ?? 'false') !== 'false';
    skip(python === undefined && !isCI, 'cryptography is missing (Debian: apt-get install python3-cryptography)');
    const vectors = fileURLToPath(import.meta.resolve('@croupier/api-spec/fixtures/encrypted-body.json'));
    const { stdout } = await run(python ?? 'python3', [path.join(SAMPLES, 'encrypted_gateway.py'), vectors]);
    expect(stdout.trim()).toBe('17 of 17 vectors');
  });

  it('end with the error code when the password is wrong', async () => {
    const program = run(process.execPath, [
      path.join(SAMPLES, 'encrypted-call.ts'),
      origin,
      'bituin',
      'wrong-password',
    ]);
    await expect(program).rejects.toThrow('401 AUTH_INVALID_CREDENTIALS');
  });
});
