import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

/** The fields of packages/sdk/package.json that the built package takes over. */
interface SourceManifest {
  readonly name: string;
  readonly description: string;
  readonly license: string;
  readonly sideEffects: readonly string[];
  /** Entry → its source, such as `./client` → `./src/client.ts`. */
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, unknown>>;
}

/** Compiles the SDK to ES modules and declarations in `folder`, with the manifest of the published package. */
export async function buildPackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [tsc, '-p', path.join(root, 'tsconfig.package.json'), '--outDir', folder]);
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(await createManifest(), undefined, 2)}\n`);
  await copyFile(path.join(root, 'README.md'), path.join(folder, 'README.md'));
  await copyFile(path.join(root, '../../LICENSE'), path.join(folder, 'LICENSE'));
}

/** Packs a built package and returns the path of its tarball in `destination`. */
export async function packPackage(folder: string, destination: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', folder, '--pack-destination', destination, '--silent']);
  return path.join(destination, stdout.trim());
}

async function createManifest() {
  const source: SourceManifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const entries = Object.entries(source.exports).map(([entry, file]) => {
    const built = builtPathOf(file);
    return [entry, { types: built.replace(/\.js$/, '.d.ts'), default: built }];
  });
  return {
    name: source.name,
    version: await contractVersion(),
    description: source.description,
    license: source.license,
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: source.sideEffects.map((file) => builtPathOf(file)),
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    files: ['**/*.js', '**/*.d.ts'],
    dependencies: await publicRanges(source.dependencies),
    peerDependencies: await publicRanges(source.peerDependencies),
    peerDependenciesMeta: source.peerDependenciesMeta,
    publishConfig: { access: 'restricted' },
  };
}

/** The place in the package of a source file. */
function builtPathOf(file: string): string {
  return file.replace(/^\.\/src\//, './').replace(/\.ts$/, '.js');
}

/** The package has the version of the contract that it was generated from. */
async function contractVersion(): Promise<string> {
  const contract: { info: { version: string } } = JSON.parse(
    await readFile(require.resolve('@croupier/api-spec/openapi.json'), 'utf8'),
  );
  return contract.info.version;
}

/** Replaces `catalog:` by a range from the installed version, with which the package was tested. */
async function publicRanges(dependencies: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const ranges = Object.entries(dependencies).map(async ([name, range]) => {
    if (range !== 'catalog:') return [name, range];
    const file = path.join(root, 'node_modules', name, 'package.json');
    const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'));
    return [name, `^${version}`];
  });
  return Object.fromEntries(await Promise.all(ranges));
}
