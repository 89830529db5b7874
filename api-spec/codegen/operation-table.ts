import {
  errorCodesOf,
  jsonBody,
  listOperations,
  parametersOf,
  plainSchemaOf,
  ROLES,
  type Contract,
  type NamedOperation,
} from './contract.ts';
import { gateCodes } from './access-rules.ts';
import { isEventStream } from './event-stream.ts';
import { csvFormOf } from './csv-rules.ts';

const HEADER = '// This file is generated from the contract by api-spec/codegen. Never edit it.\n';
const pascal = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

interface ErrorCodeEntry {
  status: number;
  message: string;
}

/** The row of one operation in the generated table. */
export function operationRow(contract: Contract, { path, method, operation }: NamedOperation) {
  const names = new Set(parametersOf(contract, operation).map(({ name }) => name));
  const errors = errorCodesOf(contract, operation);
  const moduleFlag = operation['x-module-flag'];
  return {
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0] ?? '',
    roles: operation['x-roles'] ?? [],
    encrypted: plainSchemaOf(jsonBody(operation)) !== undefined,
    versioned: names.has('X-Encryption-Version'),
    idempotent: names.has('Idempotency-Key'),
    movesMoney: operation['x-moves-money'] === true,
    paged: names.has('pageNo') || names.has('page'),
    openWhenClosed: operation['x-open-when-closed'] === true,
    // Undefined values are omitted from the row.
    agentOnlyWhen: operation['x-agent-only-when'],
    moduleFlag,
    moduleError: moduleFlag === undefined ? undefined : gateCodes(errors)[0],
    idempotentBy: operation['x-idempotent-by'],
    eventStream: isEventStream(contract, operation) || undefined,
    csvColumns: csvFormOf(contract, operation)?.columns,
    errors,
  };
}

/** The table operation → method, path, roles and transport options, with the types of each call. */
export function operationsSource(contract: Contract): string {
  const operations = listOperations(contract);
  const ids = operations.map(({ operation }) => operation.operationId);
  const rows = operations.map(
    (named) => `  ${named.operation.operationId}: ${JSON.stringify(operationRow(contract, named))},`,
  );
  const types = ids.map((id) => `  ${id}: { data: ${pascal(id)}Data; answer: ${pascal(id)}Response };`);
  const imports = ids.flatMap((id) => [`${pascal(id)}Data`, `${pascal(id)}Response`]);
  return `${HEADER}
import type { ErrorCode, WhitelabelFlags, ${imports.join(', ')} } from './types.gen.ts';

/** Version of the contract, as in its \`info.version\`. */
export const contractVersion = ${JSON.stringify(contract.info.version)};

/** \`vendor\` and \`provider\` are servers that sign their calls; the other roles are people. */
export type Role = ${ROLES.map((role) => `'${role}'`).join(' | ')};

export interface OperationDescription {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly tag: string;
  /** Who may call. */
  readonly roles: readonly Role[];
  /** The request body is sent as an EncryptedBody. */
  readonly encrypted: boolean;
  /** The request has the headers of encryption and gateway version, as encrypted calls and free play do. */
  readonly versioned: boolean;
  /** The call requires an Idempotency-Key. */
  readonly idempotent: boolean;
  /** The call moves money, points or rewards. */
  readonly movesMoney: boolean;
  /** The answer is one page of a list. */
  readonly paged: boolean;
  /** The call also works during maintenance and region restriction. */
  readonly openWhenClosed: boolean;
  /** Only agents may call with this value of this query parameter. */
  readonly agentOnlyWhen?: { readonly parameter: string; readonly value: string };
  /** The whitelabel flag that must be on; otherwise the error code is \`moduleError\`. */
  readonly moduleFlag?: keyof WhitelabelFlags;
  readonly moduleError?: ErrorCode;
  /** The body field that calls of servers have instead of an Idempotency-Key. */
  readonly idempotentBy?: string;
  /** The answer is a stream of server-sent events, not JSON. */
  readonly eventStream?: true;
  /** Header row of the CSV form of the answer. */
  readonly csvColumns?: readonly string[];
  /** The possible error codes. */
  readonly errors: readonly ErrorCode[];
}

/** Request and answer types of each call. */
export interface OperationTypes {
${types.join('\n')}
}

export type OperationId = keyof OperationTypes;

export const operations: { readonly [Id in OperationId]: OperationDescription } = {
${rows.join('\n')}
};
`;
}

/** The zod schemas of each operation's request, for servers. */
export function requestSchemasSource(contract: Contract, zodNames: ReadonlySet<string>): string {
  const parts = ['Body', 'Query', 'Headers', 'Path'] as const;
  const rows = listOperations(contract).map(({ operation }) => {
    const entries = parts
      .map((part) => ({ key: part.toLowerCase(), schema: `z${pascal(operation.operationId)}${part}` }))
      .filter(({ schema }) => zodNames.has(schema))
      .map(({ key, schema }) => {
        const mayBeAbsent = key === 'body' && operation.requestBody?.required !== true;
        return `${key}: ${mayBeAbsent ? `z.optional(schemas.${schema})` : `schemas.${schema}`}`;
      });
    return `  ${operation.operationId}: { ${entries.join(', ')} },`;
  });
  return `${HEADER}
import * as z from 'zod/mini';

import type { OperationId } from './operations.gen.ts';
import * as schemas from './zod.gen.ts';

export interface RequestSchemas {
  readonly body?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly headers?: z.ZodMiniType;
  readonly path?: z.ZodMiniType;
}

export const requestSchemas: { readonly [Id in OperationId]: RequestSchemas } = {
${rows.join('\n')}
};
`;
}

/** Lists of calls with special transport, as `METHOD /path`; separate from the large table, because every page loads it. */
export function wireSource(contract: Contract): string {
  const rows = listOperations(contract).map((named) => operationRow(contract, named));
  const list = (isListed: (row: (typeof rows)[number]) => boolean) =>
    rows
      .filter((row) => isListed(row))
      .map((row) => `  '${row.method} ${row.path}',`)
      .join('\n');
  const unsafeGets = listOperations(contract).filter(
    ({ method, operation }) => method === 'get' && operation['x-read'] === false,
  );
  const streams = listOperations(contract).filter(({ operation }) => isEventStream(contract, operation));
  return `${HEADER}
export const encryptedCalls: readonly string[] = [
${list((row) => row.encrypted)}
];

/** Calls with a plain body and the version headers of encrypted calls. */
export const versionedPlainCalls: readonly string[] = [
${list((row) => row.versioned && !row.encrypted)}
];

export const idempotentCalls: readonly string[] = [
${list((row) => row.idempotent)}
];

/** GETs with an effect, which are never retried automatically. */
export const unsafeGets: readonly string[] = [
${unsafeGets.map(({ path }) => `  'GET ${path}',`).join('\n')}
];

/** The paths of streams of events, by operation. */
export const eventStreams = {
${streams.map(({ path, operation }) => `  ${operation.operationId}: '${path}',`).join('\n')}
} as const;
`;
}

/** Each error code's HTTP status; separate from the messages, because every page loads it. */
export function errorStatusesSource(contract: Contract): string {
  const rows = errorEntries(contract).map(([code, { status }]) => `  ${code}: ${status},`);
  return `${HEADER}
import type { ErrorCode } from './types.gen.ts';

export const errorStatuses: { readonly [Code in ErrorCode]: number } = {
${rows.join('\n')}
};
`;
}

/** Each error code's English message, for servers. */
export function errorMessagesSource(contract: Contract): string {
  const rows = errorEntries(contract).map(([code, { message }]) => `  ${code}: ${JSON.stringify(message)},`);
  return `${HEADER}
import type { ErrorCode } from './types.gen.ts';

export const errorMessages: { readonly [Code in ErrorCode]: string } = {
${rows.join('\n')}
};
`;
}

function errorEntries(contract: Contract): Array<[string, ErrorCodeEntry]> {
  // The linter checks the shape of this extension.
  const codes = contract.components.schemas['ErrorCode']?.['x-error-codes'] as Record<string, ErrorCodeEntry>;
  return Object.entries(codes);
}
