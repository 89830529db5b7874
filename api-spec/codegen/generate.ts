import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { answerShapesSource } from './answer-shapes.ts';
import { bodyRulesSource } from './body-rules.ts';
import { bundle } from './bundle.ts';
import { clientCallsSource, csvCallsSource, operationIdsSource, serverCallsSource } from './call-lists.ts';
import { readContract } from './contract.ts';
import { exampleAnswersSource } from './example-answers.ts';
import { fieldPatternsSource } from './field-patterns.ts';
import { generatedFolder, openapiTsConfig } from './openapi-ts.config.ts';
import {
  errorMessagesSource,
  errorStatusesSource,
  operationsSource,
  requestSchemasSource,
  wireSource,
} from './operation-table.ts';
import { packageRoot } from './package-root.ts';
import { parameterLimitsSource } from './parameter-limits.ts';
import { queryHookSources } from './query-hooks.ts';
import { toSdkDocument } from './sdk-document.ts';
import { wireHeadersSource } from './wire-headers.ts';

const INPUTS = [
  'openapi.yaml',
  'redocly.yaml',
  'package.json',
  '{paths,relay,schemas,parameters,responses,examples}/**/*.yaml',
  'codegen/*.ts',
];

const dist = path.join(packageRoot, 'dist');
const stampFile = path.join(dist, 'generated.stamp');
const outputs = [path.join(dist, 'openapi.json'), path.join(generatedFolder, 'operations.gen.ts')];

/** Generates `dist/openapi.json` and the SDK's code, unless the contract is unchanged. */
async function generate(): Promise<void> {
  const hash = await hashInputs();
  if (await isCurrent(hash)) return;
  const start = performance.now();
  await mkdir(dist, { recursive: true });
  // Loading the generator takes half a second, so load it only if needed and while the contract is bundled.
  const [{ createClient }] = await Promise.all([import('@hey-api/openapi-ts'), bundle()]);
  const contract = await readContract(pathToFileURL(path.join(dist, 'openapi.json')));
  await writeFile(path.join(dist, 'openapi.sdk.json'), JSON.stringify(toSdkDocument(contract)));
  process.chdir(packageRoot);
  const clients = await createClient(openapiTsConfig);
  // The generator reports an unreadable document only by generating nothing.
  if (clients.length === 0) throw new Error('The generator could not read dist/openapi.sdk.json.');
  const write = (name: string, source: string) => writeFile(path.join(generatedFolder, name), source);
  const zod = await readFile(path.join(generatedFolder, 'zod.gen.ts'), 'utf8');
  const zodNames = new Set([...zod.matchAll(/^export const (z\w+)/gm)].map(([, name]) => name ?? ''));
  await write('operations.gen.ts', operationsSource(contract));
  await write('client-calls.gen.ts', clientCallsSource(contract));
  await write('csv-calls.gen.ts', csvCallsSource(contract));
  await write('server-calls.gen.ts', serverCallsSource(contract));
  await write('operation-ids.gen.ts', operationIdsSource(contract));
  await write('request-schemas.gen.ts', requestSchemasSource(contract, zodNames));
  await write('answer-shapes.gen.ts', answerShapesSource(contract));
  await write('example-answers.gen.ts', exampleAnswersSource(contract));
  await write('body-rules.gen.ts', bodyRulesSource(contract));
  await write('parameter-limits.gen.ts', parameterLimitsSource(contract));
  await write('field-patterns.gen.ts', fieldPatternsSource(contract));
  const hooks = queryHookSources(contract);
  await write('read-hooks.gen.ts', hooks.reads);
  await write('page-hooks.gen.ts', hooks.pages);
  await write('write-hooks.gen.ts', hooks.writes);
  await write('wire.gen.ts', wireSource(contract));
  await write('wire-headers.gen.ts', wireHeadersSource(contract));
  await write('error-statuses.gen.ts', errorStatusesSource(contract));
  await write('error-messages.gen.ts', errorMessagesSource(contract));
  await writeFile(stampFile, hash);
  console.log(`SDK generated in ${Math.round(performance.now() - start)} ms`);
}

/** A hash over the inputs of the generated code: contract, codegen and the generator's version. */
async function hashInputs(): Promise<string> {
  const files = await Array.fromAsync(glob(INPUTS, { cwd: packageRoot }));
  const hash = createHash('sha256');
  const sources = files.filter((file) => !file.endsWith('.test.ts'));
  for (const file of sources.toSorted()) hash.update(file).update(await readFile(path.join(packageRoot, file)));
  const generator = await readFile(path.join(packageRoot, 'node_modules/@hey-api/openapi-ts/package.json'));
  return hash.update(generator).digest('hex');
}

/** True when the outputs exist and the inputs are unchanged. */
async function isCurrent(hash: string): Promise<boolean> {
  if (!existsSync(stampFile) || !outputs.every((output) => existsSync(output))) return false;
  return (await readFile(stampFile, 'utf8')) === hash;
}

await generate();
