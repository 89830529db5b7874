import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { cp, glob, mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

import contract from '@croupier/api-spec/openapi.json' with { type: 'json' };
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bodyCodecV3 } from '../src/codec/index.ts';
import { operations, type OperationId } from '../src/generated/operations.gen.ts';
import { buildPackage, packPackage } from './package.ts';

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

type AsyncListener = (...parameters: Parameters<RequestListener>) => Promise<void>;

const SECRET = 'a secret of the test';
const SET_UP_LIMIT_MS = 120_000;

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '..');
let project = '';
let installed = '';

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
const readManifest = async (): Promise<Manifest> => readJson(path.join(installed, 'package.json'));

/** Packs the SDK and installs the tarball in an empty project; its dependencies are linked, so no registry is needed. */
beforeAll(async () => {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'sdk-package-')));
  project = path.join(folder, 'project');
  installed = path.join(project, 'node_modules/@croupier/sdk');
  const built = path.join(folder, 'built');
  await buildPackage(built);
  const tarball = await packPackage(built, folder);
  const { dependencies, peerDependencies }: Manifest = await readJson(path.join(built, 'package.json'));
  const { devDependencies }: { devDependencies: object } = await readJson(path.join(root, 'package.json'));
  const types = Object.keys(devDependencies).filter((name) => name.startsWith('@types/'));
  const links = [...Object.keys({ ...dependencies, ...peerDependencies }), ...types].map(async (name) => [
    name,
    `file:${await realpath(path.join(root, 'node_modules', name))}`,
  ]);
  await cp(path.join(import.meta.dirname, 'consumer.ts'), path.join(project, 'consumer.ts'));
  const all = { '@croupier/sdk': `file:${tarball}`, ...Object.fromEntries(await Promise.all(links)) };
  const manifest = { name: 'consumer', private: true, type: 'module', dependencies: all };
  await writeFile(path.join(project, 'package.json'), JSON.stringify(manifest));
  // Peers of the linked packages are found next to them in the workspace.
  const flags = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  await run('npm', ['install', ...flags], { cwd: project });
}, SET_UP_LIMIT_MS);

describe('the tarball', () => {
  it('contains the module and the declarations of every entry of the SDK', async () => {
    const source: { exports: object } = await readJson(path.join(root, 'package.json'));
    const { exports } = await readManifest();
    expect(Object.keys(exports)).toEqual([...Object.keys(source.exports), './package.json']);
    const files = await Array.fromAsync(glob('**/*.*', { cwd: installed }));
    const { './package.json': _manifest, ...entries } = exports;
    for (const entry of Object.values(entries)) {
      expect(files).toEqual(expect.arrayContaining([entry.types, entry.default].map((file) => path.normalize(file))));
    }
    expect(files.filter((file) => !/\.d\.ts$|\.js$|^README\.md$|^package\.json$/.test(file))).toEqual([]);
    expect(files.filter((file) => /\.test\.|testing/.test(file))).toEqual([]);
  });

  it('has the version of the contract and ranges of a registry', async () => {
    const manifest = await readManifest();
    expect(manifest.version).toBe(contract.info.version);
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|\.\/src\//);
    const ranges = Object.values({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect(ranges).toEqual(ranges.map(() => expect.stringMatching(/^\^\d+\.\d+\.\d+$/)));
  });
});

/** Type-checks files of the project, declarations of the SDK included, and returns the compiler's output. */
async function checkTypes(moduleResolution: 'bundler' | 'nodenext', files: readonly string[]): Promise<string> {
  const module = moduleResolution === 'bundler' ? 'esnext' : 'nodenext';
  const options = { noEmit: true, strict: true, target: 'es2024', module, moduleResolution, types: ['node'] };
  const file = path.join(project, `tsconfig.${moduleResolution}.json`);
  await writeFile(file, JSON.stringify({ compilerOptions: options, files }));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  return run(process.execPath, [tsc, '--pretty', 'false', '-p', file]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

describe.each(['bundler', 'nodenext'] as const)('types with moduleResolution %s', (moduleResolution) => {
  it('accepts a consumer and every entry, and rejects an unknown field and a body that does not match', async () => {
    const entries = Object.keys((await readManifest()).exports).filter((entry) => entry !== './package.json');
    const imports = entries.map((entry, index) => `export * as e${index} from '@croupier/sdk/${entry.slice(2)}';`);
    await writeFile(path.join(project, 'entries.ts'), imports.join('\n'));
    const source = `import { getMemberInfo, login } from '@croupier/sdk/client';
      export const field = (await getMemberInfo()).value.nothing;
      export const answer = await login({ body: { username: 7, password: '', type: 'username' } });`;
    await writeFile(path.join(project, 'wrong.ts'), source);
    const output = await checkTypes(moduleResolution, ['consumer.ts', 'entries.ts', 'wrong.ts']);
    expect(output.match(/[^/]+(?=\(.*error)|error TS\d+/g)).toEqual([
      'wrong.ts',
      'error TS2339',
      'wrong.ts',
      'error TS2322',
    ]);
  });
});

describe('the installed package', () => {
  let server: Server;
  const key = {
    keyId: 'gk_1',
    algorithm: 'A256CBC-HS256',
    gatewayKey: btoa('k'.repeat(32)),
    expiresAt: '2999-01-01T00:00:00Z',
  };
  const refuse = (errorCode: string, status: number) => ({ status, body: { success: false, errorCode, message: '' } });
  // Successes, with the bodies of the contract's examples.
  const { 'login-member': session, 'member-info': member, 'vendor-get-balance': wallet } = contract.components.examples;
  const success = (body: object) => ({ status: 200, body });

  /** Answers like the platform: decrypts the login, and checks token and signature. */
  function answerCall(id: OperationId | undefined, headers: Record<string, unknown>, body: string) {
    if (id === 'getEncryptionKey') return success({ success: true, traceId: 'trace', value: key });
    if (id === 'login') {
      const { method, path: url } = operations.login;
      const plain = bodyCodecV3.decrypt({ body: JSON.parse(body), gatewayKey: key.gatewayKey, method, path: url });
      return plain.includes('Sampaguita7') ? success(session.value) : refuse('AUTH_INVALID_CREDENTIALS', 401);
    }
    if (id === 'getMemberInfo') {
      const { token } = session.value.value;
      return headers['authorization'] === `Bearer ${token}` ? success(member.value) : refuse('AUTH_REQUIRED', 401);
    }
    const { method, path: pathname } = operations.vendorGetBalance;
    const signedText = [headers['x-vendor'], headers['x-timestamp'], method, pathname, body].join('\n');
    const isSigned = headers['x-signature'] === createHmac('sha256', SECRET).update(signedText).digest('hex');
    return isSigned ? success(wallet.value) : refuse('SIGNATURE_INVALID', 401);
  }

  beforeAll(async () => {
    // The table's keys are exactly the operation ids.
    const ids = Object.keys(operations) as OperationId[];
    const respond: AsyncListener = async (request, response) => {
      const id = ids.find((one) => operations[one].path === request.url && operations[one].method === request.method);
      const { status, body } = answerCall(id, request.headers, await text(request));
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    server = createServer((request, response) => void respond(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  it('logs in, reads, and signs a call of a vendor in plain Node', async () => {
    // An address of a TCP server is an object.
    const { port } = server.address() as AddressInfo;
    const { stdout } = await run(process.execPath, ['consumer.ts', `http://127.0.0.1:${port}`], { cwd: project });
    const { account, balance } = member.value.value;
    expect(JSON.parse(stdout)).toEqual({
      account,
      balance,
      query: 'getMemberInfo',
      vendor: wallet.value.value.balance,
      wrongSecret: 'authentication',
      operations: expect.arrayContaining(['getEncryptionKey', 'login', 'getMemberInfo']),
    });
  });

  it('is bundled by Vite without the calls that a page does not use', async () => {
    const page = `export { configureApi, getMemberInfo } from '@croupier/sdk/client';
      export { getMemberInfoOptions } from '@croupier/sdk/query';`;
    await writeFile(path.join(project, 'page.js'), page);
    const rolldownOptions = { input: path.join(project, 'page.js'), preserveEntrySignatures: 'strict' } as const;
    const result = await build({
      root: project,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, modulePreload: false, rolldownOptions },
    });
    const chunks = [result].flat().flatMap((output) => ('output' in output ? output.output : []));
    const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
    const code = entry?.type === 'chunk' ? entry.code : '';
    const paths = [operations.getMemberInfo, operations.logout, operations.vendorCredit].map((row) => row.path);
    expect(paths.map((url) => code.includes(`url:\`${url}\``) || code.includes(`url:"${url}"`))).toEqual([
      true,
      false,
      false,
    ]);
    expect(code).not.toContain('_zod');
  });
});
