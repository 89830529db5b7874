import { execFile } from 'node:child_process';
import { mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { contractDocument } from '../src/contract/document.ts';
import { startMock, type RunningMock } from '../src/testing/mock.ts';
import { buildPackage, packPackage } from './package.ts';

const run = promisify(execFile);
let project = '';
let mock: RunningMock;

/** Installs the tarball in an empty folder, without a registry. */
beforeAll(async () => {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'verify-package-')));
  await buildPackage(path.join(folder, 'built'));
  const tarball = await packPackage(path.join(folder, 'built'), folder);
  project = await mkdtemp(path.join(folder, 'project-'));
  await writeFile(path.join(project, 'package.json'), '{"private":true}');
  await run('npm', ['install', tarball, '--offline', '--no-audit', '--no-fund'], { cwd: project });
  mock = await startMock();
});

afterAll(() => mock.close());

/** Runs the installed program in the project; returns its exit code and output. */
async function runProgram(...args: readonly string[]): Promise<{ code: number; output: string }> {
  const program = path.join(project, 'node_modules/.bin/croupier-verify');
  return run(process.execPath, [program, ...args], { cwd: project }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, output: stdout }),
  );
}

describe('the installed package', () => {
  it('has the version of the contract and no dependencies', async () => {
    const file = path.join(project, 'node_modules/croupier-verify/package.json');
    const manifest: object = JSON.parse(await readFile(file, 'utf8'));
    expect(manifest).toMatchObject({ version: contractDocument.info.version });
    expect(manifest).not.toHaveProperty('dependencies');
  });

  it('logs in, checks a tag and writes its reports', async () => {
    const account = '--account=member=maricel:Sampaguita7';
    const files = ['--junit=out.xml', '--json=out.json', '--report=out.html'];
    const { code, output } = await runProgram(mock.baseUrl, account, '--tags=wallet', ...files);
    expect(output).toContain('3 of 5 operations conform.\n3 conform, 0 not implemented, 2 not reached');
    expect(code).toBe(0);
    const [junit, json, html] = await Promise.all(
      ['out.xml', 'out.json', 'out.html'].map((file) => readFile(path.join(project, file), 'utf8')),
    );
    expect(junit).toContain('<testsuites name="croupier-verify" tests="5" failures="0" skipped="2"');
    expect(JSON.parse(json ?? '')).toMatchObject({ counts: { conforms: 3, fails: 0, 'not reached': 2 } });
    expect(html).toContain('3 of 5 operations conform.');
  });

  it('exits with 2 when nothing answers, and with 3 for a tag that the contract does not have', async () => {
    expect(await runProgram('http://127.0.0.1:9')).toMatchObject({ code: 2 });
    expect(await runProgram(mock.baseUrl, '--tags=nothing')).toMatchObject({ code: 3 });
  });

  it('starts no proxy without a backend, or at a port that does not exist', async () => {
    expect(await runProgram('proxy')).toEqual({ code: 3, output: expect.stringContaining('--upstream') });
    const wrongPort = await runProgram('proxy', `--upstream=${mock.baseUrl}`, '--port=99999');
    expect(wrongPort).toEqual({ code: 3, output: expect.stringContaining('--port 99999 is no port.') });
    expect(await runProgram('proxy', '--help')).toMatchObject({ code: 0 });
  });
});
