import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { answerShapesSource } from './answer-shapes.ts';
import { bundle } from './bundle.ts';
import { readContract } from './contract.ts';
import { fieldLimitsSource } from './field-limits.ts';
import { generatedFolder, openapiTsConfig } from './openapi-ts.config.ts';
import {
  errorMessagesSource,
  errorStatusesSource,
  operationsSource,
  requestSchemasSource,
  wireSource,
} from './operation-table.ts';
import { packageRoot } from './package-root.ts';
import { toSdkDocument } from './sdk-document.ts';
import { hashInputs, isCurrent, writeStamp } from './stamp.ts';
import { wireHeadersSource } from './wire-headers.ts';

const dist = path.join(packageRoot, 'dist');
const stampFile = path.join(dist, 'generated.stamp');
const outputs = [path.join(dist, 'openapi.json'), path.join(generatedFolder, 'operations.gen.ts')];

/** Makes `dist/openapi.json` and the SDK's generated code, or nothing when the contract has not changed. */
async function generate(): Promise<void> {
  const hash = await hashInputs();
  if (await isCurrent(stampFile, hash, outputs)) return;
  const start = performance.now();
  await mkdir(dist, { recursive: true });
  // Loading the generator costs half a second: only when there is something to do, and while the contract is bundled.
  const [{ createClient }] = await Promise.all([import('@hey-api/openapi-ts'), bundle()]);
  const contract = await readContract(pathToFileURL(path.join(dist, 'openapi.json')));
  await writeFile(path.join(dist, 'openapi.sdk.json'), JSON.stringify(toSdkDocument(contract)));
  process.chdir(packageRoot);
  await createClient(openapiTsConfig);
  const write = (name: string, source: string) => writeFile(path.join(generatedFolder, name), source);
  const zod = await readFile(path.join(generatedFolder, 'zod.gen.ts'), 'utf8');
  const zodNames = new Set([...zod.matchAll(/^export const (z\w+)/gm)].map(([, name]) => name ?? ''));
  await write('operations.gen.ts', operationsSource(contract));
  await write('request-schemas.gen.ts', requestSchemasSource(contract, zodNames));
  await write('answer-shapes.gen.ts', answerShapesSource(contract));
  await write('field-limits.gen.ts', fieldLimitsSource(contract));
  await write('wire.gen.ts', wireSource(contract));
  await write('wire-headers.gen.ts', wireHeadersSource(contract));
  await write('error-statuses.gen.ts', errorStatusesSource(contract));
  await write('error-messages.gen.ts', errorMessagesSource(contract));
  await writeStamp(stampFile, hash);
  console.log(`SDK generated in ${Math.round(performance.now() - start)} ms`);
}

await generate();
