import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { changesBetween } from '../compare/changes.ts';
import { filesOf, readDocument } from '../compare/files.ts';
import type { ReadContract } from './document.ts';
import { buildSite } from './site.ts';

// `docs:api` writes the API reference as static pages to dist/docs.
const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'dist/docs');
const { released, working } = filesOf(root);

/** Concatenated to one style sheet in this order. */
const STYLES = ['base', 'texts', 'calls', 'frame'];

const start = performance.now();
const contract: ReadContract = JSON.parse(await readFile(working, 'utf8'));
const before = await readDocument(released);
const site = buildSite({
  contract,
  encryption: await readFile(path.join(root, 'fixtures/README.md'), 'utf8'),
  changes: await changesBetween(before, await readDocument(working)),
  releasedVersion: before.info.version,
});

// Remove the pages of tags that no longer exist.
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const [file, page] of site) await writeFile(path.join(target, file), page);
const styles = STYLES.map((name) => readFile(path.join(root, 'docs/styles', `${name}.css`), 'utf8'));
await writeFile(path.join(target, 'docs.css'), (await Promise.all(styles)).join('\n'));
await cp(path.join(root, 'fixtures/encrypted-body.json'), path.join(target, 'encrypted-body.json'));
console.log(`${site.size} pages of the API reference in ${Math.round(performance.now() - start)} ms.`);
