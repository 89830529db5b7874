import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { changesBetween } from '../compare/changes.ts';
import { filesOf, readDocument } from '../compare/files.ts';
import type { ReadContract } from './document.ts';
import { buildSite } from './site.ts';

// `docs:api`: the reference of the bundled contract as static pages in dist/docs.
const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'dist/docs');
const { released, working } = filesOf(root);

/** One style sheet, so that a page is two requests; later ones decide. */
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

// A page of a tag that is gone must not stay behind.
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const [file, page] of site) await writeFile(path.join(target, file), page);
const styles = STYLES.map((name) => readFile(path.join(root, 'docs/styles', `${name}.css`), 'utf8'));
await writeFile(path.join(target, 'docs.css'), (await Promise.all(styles)).join('\n'));
await cp(path.join(root, 'fixtures/encrypted-body.json'), path.join(target, 'encrypted-body.json'));
console.log(`${site.size} pages of the reference in ${Math.round(performance.now() - start)} ms.`);
