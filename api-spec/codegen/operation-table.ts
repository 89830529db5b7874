import {
  errorCodesOf,
  jsonBody,
  listOperations,
  parametersOf,
  ROLES,
  type Contract,
  type NamedOperation,
} from './contract.ts';
import { gateCodes } from './access-rules.ts';

const HEADER = '// This file is generated from the contract by api-spec/codegen. Never edit it.\n';
const pascal = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

interface ErrorCodeEntry {
  status: number;
  message: string;
}

/** The row of one operation. */
export function describe(contract: Contract, { path, method, operation }: NamedOperation) {
  const names = new Set(parametersOf(contract, operation).map(({ name }) => name));
  const errors = errorCodesOf(contract, operation);
  const moduleFlag = operation['x-module-flag'];
  return {
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0] ?? '',
    roles: operation['x-roles'] ?? [],
    encrypted: jsonBody(operation)?.['x-plain-schema'] !== undefined,
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
    errors,
  };
}

/** The table operation → method, path, roles and transport options, with the types of each call. */
export function operationsSource(contract: Contract): string {
  const operations = listOperations(contract);
  const ids = operations.map(({ operation }) => operation.operationId);
  const rows = operations.map(
    (named) => `  ${named.operation.operationId}: ${JSON.stringify(describe(contract, named))},`,
  );
  const types = ids.map((id) => `  ${id}: { data: ${pascal(id)}Data; answer: ${pascal(id)}Response };`);
  const imports = ids.flatMap((id) => [`${pascal(id)}Data`, `${pascal(id)}Response`]);
  return `${HEADER}
import type { ErrorCode, WhitelabelFlags, ${imports.join(', ')} } from './types.gen.ts';

/** A vendor and a provider are servers that sign their calls; the others are people. */
export type Role = ${ROLES.map((role) => `'${role}'`).join(' | ')};

export interface OperationDescription {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly tag: string;
  /** Who may call. */
  readonly roles: readonly Role[];
  /** The request body travels as an EncryptedBody. */
  readonly encrypted: boolean;
  /** The call says the versions of encryption and gateway, in headers; encrypted calls do, and free play. */
  readonly versioned: boolean;
  /** The call needs an Idempotency-Key. */
  readonly idempotent: boolean;
  /** The call moves money, points or rewards. */
  readonly movesMoney: boolean;
  /** The call answers a page of a longer list. */
  readonly paged: boolean;
  /** The call answers during maintenance and region restriction too. */
  readonly openWhenClosed: boolean;
  /** With this value of this query parameter only agents may call. */
  readonly agentOnlyWhen?: { readonly parameter: string; readonly value: string };
  /** The whitelabel flag that must be on; otherwise the call answers \`moduleError\`. */
  readonly moduleFlag?: keyof WhitelabelFlags;
  readonly moduleError?: ErrorCode;
  /** The field of a server's body that does what an Idempotency-Key does elsewhere. */
  readonly idempotentBy?: string;
  /** The refusals that the contract names. */
  readonly errors: readonly ErrorCode[];
}

/** What each call takes and answers. */
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
      .map(({ key, schema }) => `${key}: schemas.${schema}`);
    return `  ${operation.operationId}: { ${entries.join(', ')} },`;
  });
  return `${HEADER}
import type * as z from 'zod/mini';

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

/** The calls with special transport, as `METHOD /path`; small, because every page loads it. */
export function wireSource(contract: Contract): string {
  const rows = listOperations(contract).map((named) => describe(contract, named));
  const list = (belongs: (row: (typeof rows)[number]) => boolean) =>
    rows
      .filter((row) => belongs(row))
      .map((row) => `  '${row.method} ${row.path}',`)
      .join('\n');
  const unsafeGets = listOperations(contract).filter(
    ({ method, operation }) => method === 'get' && operation['x-read'] === false,
  );
  return `${HEADER}
export const encryptedCalls: readonly string[] = [
${list((row) => row.encrypted)}
];

/** Calls whose plain body travels with the version headers that encrypted ones have. */
export const versionedPlainCalls: readonly string[] = [
${list((row) => row.versioned && !row.encrypted)}
];

export const idempotentCalls: readonly string[] = [
${list((row) => row.idempotent)}
];

/** GETs that start something, so that they are never repeated by themselves. */
export const unsafeGets: readonly string[] = [
${unsafeGets.map(({ path }) => `  'GET ${path}',`).join('\n')}
];
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
