import { execFile } from 'node:child_process';
import { chmod, copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { build } from 'vite';

import { contractDocument } from '../src/contract/document.ts';

const PROGRAM = 'croupier-verify.js';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '..');

/** Bundles the kit, contract included, to one program for Node 20 in `folder`, with the manifest of the package. */
export async function buildPackage(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: path.join(root, 'src/main.ts'),
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: PROGRAM, codeSplitting: false, banner: '#!/usr/bin/env node' },
      },
    },
    // Nothing is installed with the package.
    ssr: { noExternal: true },
  });
  await chmod(path.join(folder, PROGRAM), 0o755);
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(await createManifest(), undefined, 2)}\n`);
  await copyFile(path.join(root, 'README.md'), path.join(folder, 'README.md'));
  await copyFile(path.join(root, '../../LICENSE'), path.join(folder, 'LICENSE'));
}

/** Packs a built package and returns the path of its tarball in `destination`. */
export async function packPackage(folder: string, destination: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', folder, '--pack-destination', destination, '--silent']);
  return path.join(destination, stdout.trim());
}

/** The package has the version of the contract that it checks. */
async function createManifest() {
  const source: { name: string; description: string; license: string } = JSON.parse(
    await readFile(path.join(root, 'package.json'), 'utf8'),
  );
  return {
    name: source.name,
    version: contractDocument.info.version,
    description: source.description,
    license: source.license,
    type: 'module',
    engines: { node: '>=20' },
    bin: { [source.name]: PROGRAM },
    files: [PROGRAM],
    publishConfig: { access: 'restricted' },
  };
}
