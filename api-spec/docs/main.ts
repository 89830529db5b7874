import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import ts from 'typescript';

import { readWorkflowDocuments } from '../arazzo/read-documents.ts';
import { changesBetween } from '../compare/changes.ts';
import { filesOf, readDocument } from '../compare/files.ts';
import { changesContent } from './changes-page.ts';
import { markdown } from './markdown.ts';
import { referencePage, textPage } from './pages.ts';
import { toReferenceDocument, type DescribedContract } from './reference-document.ts';
import { workflowsContent } from './workflows-page.ts';

// `docs:api` writes the API reference to dist/docs.
const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'dist/docs');
const { released, working } = filesOf(root);

/** Replacements for the relative links of fixtures/README.md. */
const MOVED = {
  '../examples/errors': 'index.html#description/error-codes',
  '../docs/samples/encrypted-call.ts': 'samples/encrypted-call.ts',
  '../docs/samples/encrypted_call.py': 'samples/encrypted_call.py',
  '../docs/samples/encrypted_gateway.py': 'samples/encrypted_gateway.py',
};

/** The self-contained build of the viewer, which the package does not export; its main file is next to the folder. */
const VIEWER = fileURLToPath(new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference')));

const SCRIPTS = [
  ...['no-eval', 'reference', 'send', 'session'].map((name) => `browser/${name}.ts`),
  'samples/encrypted-call.ts',
];

const compress = promisify(brotliCompress);

/** Writes a file and its compressed form. The highest brotli level would take seconds. */
async function writeCompressed(file: string, content: Buffer | string): Promise<void> {
  const bytes = Buffer.from(content);
  await writeFile(path.join(target, file), bytes);
  const packed = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  await writeFile(path.join(target, `${file}.br`), packed);
}

/** Writes a TypeScript file of docs/ as a script for browsers, in the same folder. */
async function writeScript(source: string): Promise<void> {
  const typescript = await readFile(path.join(import.meta.dirname, source), 'utf8');
  const { ESNext } = ts.ModuleKind;
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ESNext, rewriteRelativeImportExtensions: true };
  const { outputText } = ts.transpileModule(typescript, { compilerOptions });
  await writeFile(path.join(target, source.replace(/\.ts$/, '.js')), outputText);
}

/** The Markdown of the page about encryption: the description and the sample programs. */
async function encryptionText(): Promise<string> {
  const readText = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
  return [
    await readText('fixtures/README.md'),
    '## Program in TypeScript',
    `\`\`\`ts\n${await readText('docs/samples/encrypted-call.ts')}\n\`\`\``,
    '## Program in Python',
    `\`\`\`python\n${await readText('docs/samples/encrypted_call.py')}\n\`\`\``,
    '## Gateway in Python',
    `\`\`\`python\n${await readText('docs/samples/encrypted_gateway.py')}\n\`\`\``,
  ].join('\n\n');
}

const start = performance.now();
const contractText = await readFile(working, 'utf8');
const contract: DescribedContract = JSON.parse(contractText);
const before = await readDocument(released);
const changes = await changesBetween(before, await readDocument(working));

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
const pages = {
  'index.html': referencePage(contract.info.title),
  'workflows.html': textPage(contract.info.title, {
    file: 'workflows.html',
    title: 'Workflows',
    content: workflowsContent(contract, (await readWorkflowDocuments()).values()),
  }),
  'encryption.html': textPage(contract.info.title, {
    file: 'encryption.html',
    title: 'Encryption',
    content: markdown(await encryptionText(), MOVED),
  }),
  'changes.html': textPage(contract.info.title, {
    file: 'changes.html',
    title: 'Changes',
    content: changesContent(contract, changes, before.info.version),
  }),
};
for (const [file, page] of Object.entries(pages)) await writeFile(path.join(target, file), page);
await writeCompressed('openapi.json', contractText);
await writeCompressed('reference.json', JSON.stringify(toReferenceDocument(contract)));
await writeCompressed('scalar.js', await readFile(VIEWER));
await cp(path.join(import.meta.dirname, 'samples'), path.join(target, 'samples'), { recursive: true });
await mkdir(path.join(target, 'browser'));
for (const script of SCRIPTS) await writeScript(script);
await cp(path.join(import.meta.dirname, 'docs.css'), path.join(target, 'docs.css'));
await cp(path.join(root, 'fixtures/encrypted-body.json'), path.join(target, 'encrypted-body.json'));
console.log(`API reference built in ${Math.round(performance.now() - start)} ms.`);
