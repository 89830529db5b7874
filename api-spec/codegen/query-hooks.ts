import {
  listOperations,
  parametersOf,
  resolve,
  type Contract,
  type NamedOperation,
  type Operation,
} from './contract.ts';
import { isEventStream } from './event-stream.ts';
import { operationRow } from './operation-table.ts';
import { fieldsOf, partsOf, withoutField, type ObjectKeywords, type Part, type PartName } from './request-parts.ts';

const HEADER = '// This file is generated from the contract by api-spec/codegen. Never edit it.\n';
const pascal = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** Parameters that select a page: by number, or by the item before which it ends. */
const PAGE_PARAMETERS = new Set(['pageNo', 'page', 'before']);

/** Sources of the hooks; each is a module. */
export interface QueryHookSources {
  /** All reads, from the modules of `readsByTag`. */
  readonly reads: string;
  /** Their ids. */
  readonly readIds: string;
  /** Reads by the first tag of their operation, by the name of the file. */
  readonly readsByTag: Readonly<Record<string, string>>;
  readonly pages: string;
  /** All writes, from the modules of `writesByTag`. */
  readonly writes: string;
  /** Writes by the first tag of their operation, by the name of the file. */
  readonly writesByTag: Readonly<Record<string, string>>;
}

/**
 * A hook for each call of people: reads, lists page by page, and writes. Servers' calls and streams have none. Bundlers load a
 * module as a whole, so a page without infinite lists does not load their code, and the first page not the reads of members'
 * records.
 */
export function queryHookSources(contract: Contract): QueryHookSources {
  const calls = listOperations(contract).filter(
    ({ operation }) => isForPeople(operation) && !isEventStream(contract, operation),
  );
  const reads = calls.filter((named) => isRead(named)).map(({ operation }) => operation);
  const paged = reads.filter((operation) => pageParameter(contract, operation) !== undefined);
  const writes = calls.filter((named) => !isRead(named));
  const readIds = reads.map(({ operationId }) => operationId);
  const byTag = Map.groupBy(reads, ({ tags: [tag = ''] }) => `read-hooks-${tag.toLowerCase()}`);
  const writesByTag = Map.groupBy(
    writes,
    ({
      operation: {
        tags: [tag = ''],
      },
    }) => `write-hooks-${tag.toLowerCase()}`,
  );
  return {
    readIds: `${HEADER}
export type ReadId = ${readIds.map((id) => `'${id}'`).join(' | ')};
`,
    reads: `${HEADER}
${[...byTag.keys()].map((file) => `export * from './${file}.gen.ts';`).join('\n')}
`,
    readsByTag: Object.fromEntries([...byTag].map(([file, own]) => [file, readHooksSource(contract, own)])),
    pages: `${HEADER}
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';

import { cursorPages, numberedPages, type PagesOptions, pagesQuery } from '../hooks/pages.ts';
import type { ValueOf } from '../hooks/value.ts';
import { ${paged.map(({ operationId }) => `${operationId}InfiniteOptions`).join(', ')} } from './@tanstack/react-query.gen.ts';
import type * as types from './types.gen.ts';

${paged.map((operation) => pagesHook(contract, operation)).join('\n')}`,
    writes: `${HEADER}
${[...writesByTag.keys()].map((file) => `export * from './${file}.gen.ts';`).join('\n')}
`,
    writesByTag: Object.fromEntries([...writesByTag].map(([file, own]) => [file, writeHooksSource(contract, own)])),
  };
}

function writeHooksSource(contract: Contract, writes: readonly NamedOperation[]): string {
  return `${HEADER}
import { useMutation } from '@tanstack/react-query';

import { type KeyedWriteOptions, write, type WriteOptions } from '../hooks/writes.ts';
import { ${writes.map(({ operation }) => operation.operationId).join(', ')} } from './sdk.gen.ts';
import type * as types from './types.gen.ts';

${writes.map((named) => writeHook(contract, named)).join('\n')}`;
}

function readHooksSource(contract: Contract, reads: readonly Operation[]): string {
  return `${HEADER}
import { useQuery } from '@tanstack/react-query';

import { type ReadOptions, readQuery } from '../hooks/reads.ts';
import type { ValueOf } from '../hooks/value.ts';
import { ${reads.map(({ operationId }) => operationId).join(', ')} } from './sdk.gen.ts';
import type * as types from './types.gen.ts';

${reads.map((operation) => readHook(contract, operation)).join('\n')}`;
}

const isForPeople = ({ 'x-roles': roles = [] }: Operation): boolean =>
  roles.length === 0 || roles.some((role) => role !== 'vendor' && role !== 'provider');

const isRead = ({ method, operation }: NamedOperation): boolean => operation['x-read'] ?? method === 'get';

function pageParameter(contract: Contract, operation: Operation): string | undefined {
  return parametersOf(contract, operation).find((found) => found.in === 'query' && PAGE_PARAMETERS.has(found.name))
    ?.name;
}

/** Query options and hook of a read. */
function readHook(contract: Contract, operation: Operation): string {
  const id = operation.operationId;
  return hookOf(operation, partsOf(contract, operation), {
    name: id,
    options: `ReadOptions<${answerOf(id)}, Selected>`,
    selected: `ValueOf<${answerOf(id)}>`,
    read: (request) => `readQuery('${id}', ${id}, ${request}, options)`,
    use: 'useQuery',
  });
}

/** Query options and hook of the pages of a list. */
function pagesHook(contract: Contract, operation: Operation): string {
  const id = operation.operationId;
  const page = pageParameter(contract, operation) ?? '';
  const parts = partsOf(contract, operation).map((part) => (part.name === 'query' ? withoutField(part, page) : part));
  return hookOf(operation, parts, {
    name: `${id}Pages`,
    options: `PagesOptions<${answerOf(id)}, Selected>`,
    selected: `InfiniteData<ValueOf<${answerOf(id)}>>`,
    read: (request) => `pagesQuery(${id}InfiniteOptions(${request}), ${pagingOf(contract, operation, page)}, options)`,
    use: 'useInfiniteQuery',
  });
}

const answerOf = (id: string): string => `types.${pascal(id)}Response`;

interface ReadHook {
  readonly name: string;
  readonly options: string;
  readonly selected: string;
  /** Source of the query options, from the source of the request. */
  readonly read: (request: string) => string;
  readonly use: string;
}

function hookOf(operation: Operation, parts: readonly Part[], hook: ReadHook): string {
  const open = parts.filter((part) => part.isOpen);
  const type = `${pascal(hook.name)}Parameters`;
  const isOptional = !open.some((part) => part.isRequired);
  const generics = `<Selected = ${hook.selected}>`;
  const query = `${hook.name}Query`;
  // Query parameters are given without their part's name; path parameters among them.
  const path = open.find((part) => part.name === 'path')?.fields ?? [];
  const others = open.filter(({ name }) => name === 'headers' || name === 'body').map(({ name }) => name);
  const named = [...path, ...others];
  const queryPart = parts.find((part) => part.name === 'query');
  const rest = queryPart?.isOpen === true ? ['...query'] : [];
  const pattern = named.length === 0 ? 'query' : `{ ${[...named, ...rest].join(', ')} }`;
  const sources: Readonly<Record<PartName, readonly string[]>> = {
    path,
    query: rest,
    headers: ['...headers'],
    body: ['...body'],
  };
  const request = requestOf(parts, sources, 'client: options?.client');
  const lines =
    open.length === 0
      ? []
      : [`export type ${type} = ${open.map((part) => parameterType(operation, part)).join(' & ')};\n`];
  const parameter = (name: string): string => (open.length === 0 ? '' : `${name}${isOptional ? '?' : ''}: ${type}, `);
  const doc = docOf(operation);
  lines.push(
    `${doc}export const ${query} = ${generics}(${parameter(pattern)}options?: ${hook.options}) =>\n  ${hook.read(request)};\n`,
    `${doc}export const use${pascal(hook.name)} = ${generics}(${parameter('parameters')}options?: ${hook.options}) =>\n` +
      `  ${hook.use}(${query}(${open.length === 0 ? '' : 'parameters, '}options));\n`,
  );
  return lines.join('');
}

/** The type of a part in the arguments of a read. */
function parameterType(operation: Operation, part: Part): string {
  const type = partType(operation, part);
  return part.name === 'query' || part.name === 'path'
    ? type
    : `{ ${part.name}${part.isRequired ? '' : '?'}: ${type} }`;
}

/** The type of a part without its constants. */
function partType(operation: Operation, { name, fixed }: Part): string {
  const type = `NonNullable<types.${pascal(operation.operationId)}Data['${name}']>`;
  return fixed.length === 0 ? type : `Omit<${type}, ${fixed.map((field) => `'${field}'`).join(' | ')}>`;
}

/** Source of the request: the constants of each part, then what the caller gives. */
function requestOf(
  parts: readonly Part[],
  sources: Readonly<Record<PartName, readonly string[]>>,
  first: string,
): string {
  const fields = parts.flatMap((part) => {
    const given = part.isOpen ? sources[part.name] : [];
    const values = [...part.constants, ...given];
    if (values.length === 0) return [];
    // Without constants the key is that of the same call through `@croupier/sdk/query`, also without arguments.
    return values.join() === `...${part.name}` ? [part.name] : [`${part.name}: { ${values.join(', ')} }`];
  });
  return `{ ${[first, ...fields].join(', ')} }`;
}

/** The hook of a write. */
function writeHook(contract: Contract, named: NamedOperation): string {
  const { operation } = named;
  const id = operation.operationId;
  const parts = partsOf(contract, operation);
  const open = parts.filter((part) => part.isOpen);
  const type = open.length === 0 ? 'void' : `${pascal(id)}Variables`;
  const fields = open.map((part) => `${part.name}${part.isRequired ? '' : '?'}: ${partType(operation, part)}`);
  const isOptional = !open.some((part) => part.isRequired);
  const lines =
    open.length === 0
      ? []
      : [
          `export type ${type} = ${isOptional ? 'void | ' : ''}{ ${[...fields, 'signal?: AbortSignal'].join('; ')} };\n`,
        ];
  const isKeyed = operationRow(contract, named).idempotent;
  const options = `${isKeyed ? 'Keyed' : ''}WriteOptions<${answerOf(id)}, ${type}, Context>`;
  // Parts without constants are passed on unchanged.
  const filled = parts.filter((part) => part.constants.length > 0);
  const request = filled.map(
    (part) =>
      `, ${part.name}: { ${[...part.constants, ...(part.isOpen ? [`...variables.${part.name}`] : [])].join(', ')} }`,
  );
  const given = open.length === 0 ? '' : ', ...variables';
  lines.push(
    `${docOf(operation)}export const use${pascal(id)} = <Context = unknown>(options${isKeyed ? '' : '?'}: ${options}) =>\n` +
      `  useMutation(write<${answerOf(id)}, ${type}, Context>((${open.length === 0 ? '_' : 'variables'}, settings) => ${id}({ ...settings${given}${request.join('')} }), options));\n`,
  );
  return lines.join('');
}

const docOf = ({ summary }: Operation): string => (summary === undefined ? '' : `/** ${summary}. */\n`);

/** Source of how a list is paged. Throws for a shape that is not known. */
function pagingOf(contract: Contract, operation: Operation, parameter: string): string {
  const answer = operation.responses['200'];
  const schema = answer && resolve(contract, answer).content?.['application/json']?.schema;
  const value = schema && fieldsOf(contract, schema).find(({ name }) => name === 'value')?.schema;
  const fields = value === undefined ? [] : fieldsOf(contract, value);
  if (parameter !== 'before' && fields.some(({ name }) => name === 'totalPages')) return 'numberedPages';
  const list = fields.find((field) => field.schema['type'] === 'array');
  const { items }: ObjectKeywords = list?.schema ?? {};
  const itemId = items && fieldsOf(contract, items).find(({ name }) => /^id$|Id$/.test(name))?.name;
  if (list === undefined || itemId === undefined || !fields.some(({ name }) => name === 'hasMore')) {
    throw new Error(
      `${operation.operationId}: page by pageNo or page and totalPages, or by before, hasMore and an id.`,
    );
  }
  const next = `({ ${list.name}, hasMore }) => (hasMore ? ${list.name}.at(-1)?.${itemId} : undefined)`;
  return `cursorPages<${answerOf(operation.operationId)}>(${next})`;
}
