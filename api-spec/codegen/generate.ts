import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { answerShapesSource } from './answer-shapes.ts';
import { bundle } from './bundle.ts';
import {
  readContract,
  jsonBody,
  listOperations,
  parametersOf,
  resolve,
  isReference,
  type Contract,
  type Operation,
  type Reference,
  type Schema,
  type Parameter,
} from './contract.ts';
import { generatedFolder, openapiTsConfig } from './openapi-ts.config.ts';
import {
  errorMessagesSource,
  errorStatusesSource,
  operationsSource,
  requestSchemasSource,
  wireSource,
} from './operation-table.ts';
import { packageRoot } from './package-root.ts';

const HEADER = '// This file is generated from the contract by api-spec/codegen. Never edit it.\n';

/** Zod schemas of all header parameters of each call for the receiving side, including those that the transport adds. */
export function wireHeadersSource(contract: Contract): string {
  const rows = listOperations(contract).flatMap(({ operation }) => {
    const headers = parametersOf(contract, operation).filter((parameter) => parameter.in === 'header');
    const fields = headers.map((header) => `${JSON.stringify(header.name)}: ${fieldSource(header)}`);
    return fields.length === 0 ? [] : [`  ${operation.operationId}: z.object({ ${fields.join(', ')} }),`];
  });
  return `${HEADER}
import * as z from 'zod/mini';

import type { OperationId } from './operations.gen.ts';

export const wireHeaders: { readonly [Id in OperationId]?: z.ZodMiniObject } = {
${rows.join('\n')}
};
`;
}

function fieldSource({ name, required = false, schema = {} }: Parameter): string {
  const source = zodSource(name, schema);
  return required ? source : `z.optional(${source})`;
}

/** Converts the schema of a header, which is a string. Throws for other keywords, so that none stays unchecked. */
function zodSource(name: string, { type, const: constant, minLength, maxLength, pattern, ...rest }: Schema): string {
  const [unknown] = Object.keys(rest);
  if (type !== 'string' || unknown !== undefined) {
    throw new Error(`The header ${name} has "${unknown ?? 'type'}", which codegen/generate.ts cannot check yet.`);
  }
  if (constant !== undefined) return `z.literal(${JSON.stringify(constant)})`;
  const checks = [
    minLength === undefined ? [] : [`z.minLength(${Number(minLength)})`],
    maxLength === undefined ? [] : [`z.maxLength(${Number(maxLength)})`],
    pattern === undefined ? [] : [`z.regex(new RegExp(${JSON.stringify(pattern)}, 'u'))`],
  ].flat();
  return checks.length === 0 ? 'z.string()' : `z.string().check(${checks.join(', ')})`;
}

/** Headers set by the transport; hidden from callers of the SDK. */
const TRANSPORT_HEADERS = new Set(['X-Encryption-Version', 'X-Gateway-Version', 'Idempotency-Key']);

/**
 * The contract as callers of the SDK see it: encrypted bodies are replaced by the schema in `x-plain-schema`; transport
 * headers and error bodies are removed. The bundled contract describes the wire.
 */
function toSdkDocument(contract: Contract): Contract {
  const document = structuredClone(contract);
  for (const { operation } of listOperations(document)) {
    const body = jsonBody(operation);
    if (body?.['x-plain-schema'] !== undefined) {
      body.schema = { $ref: `#/components/schemas/${body['x-plain-schema']}` };
      body.examples = body['x-plain-examples'] ?? {};
    }
    if (operation.parameters !== undefined) {
      operation.parameters = operation.parameters.filter((parameter) => !isSentByTransport(document, parameter));
    }
    // Callers get an ApiError and need no type of the error body.
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).filter(([status]) => status.startsWith('2')),
    );
  }
  return document;
}

function isSentByTransport(document: Contract, parameter: Parameter | Reference): boolean {
  const { name } = isReference(parameter) ? resolve<Parameter>(document, parameter) : parameter;
  return TRANSPORT_HEADERS.has(name);
}

/** The schema keywords with fields; the linter has checked their types. */
interface FieldKeywords {
  readonly allOf?: ReadonlyArray<Schema | Reference>;
  readonly properties?: Readonly<Record<string, Schema | Reference>>;
}

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum'] as const;

/**
 * Length and range limits of the fields of each call, one constant per call. A form needs a few numbers; the zod schemas
 * would add 20 kB to a page.
 */
export function fieldLimitsSource(contract: Contract): string {
  const tables = listOperations(contract).flatMap(({ operation }) => {
    const rows = fieldsOf(contract, operation).flatMap(([name, field]) => {
      const limits = limitsOf(resolve<Schema>(contract, field));
      return Object.keys(limits).length === 0 ? [] : [`  ${JSON.stringify(name)}: ${JSON.stringify(limits)},`];
    });
    if (rows.length === 0) return [];
    return [`export const ${operation.operationId}Limits = {\n${rows.join('\n')}\n} as const;\n`];
  });
  return `// This file is generated from the contract by api-spec/codegen. Never edit it.\n\n${tables.join('\n')}`;
}

/** Query parameters and body fields, before encryption. */
function fieldsOf(contract: Contract, operation: Operation): Array<[string, Schema | Reference]> {
  const query = parametersOf(contract, operation).filter((parameter) => parameter.in === 'query');
  const media = jsonBody(operation);
  const plain = media?.['x-plain-schema'];
  const body = plain === undefined ? media?.schema : { $ref: `#/components/schemas/${plain}` };
  return [
    ...query.map(({ name, schema = {} }): [string, Schema] => [name, schema]),
    ...(body === undefined ? [] : propertiesOf(contract, body)),
  ];
}

function propertiesOf(contract: Contract, schema: Schema | Reference): Array<[string, Schema | Reference]> {
  const { allOf = [], properties = {} }: FieldKeywords = resolve<Schema>(contract, schema);
  return [...allOf.flatMap((part) => propertiesOf(contract, part)), ...Object.entries(properties)];
}

function limitsOf(schema: Schema): Partial<Record<(typeof LIMITS)[number], unknown>> {
  return Object.fromEntries(LIMITS.flatMap((name) => (name in schema ? [[name, schema[name]]] : [])));
}

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
