import { csvFormOf } from './csv-rules.ts';
import { isServerCall, listOperations, type Contract } from './contract.ts';
import { isEventStream } from './event-stream.ts';

const HEADER = '// This file is generated from the contract by api-spec/codegen. Never edit it.\n';
const pascal = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** The calls of people, for the browser client; by the roles of the contract. Streams are opened otherwise. */
export function clientCallsSource(contract: Contract): string {
  const ids = idsOf(contract, false);
  return `${HEADER}
export {
  type Options,
${ids.map((id) => `  ${id},`).join('\n')}
} from './sdk.gen.ts';
`;
}

/** The calls of servers. Each requires the client that signs it, because the default client does not. */
export function serverCallsSource(contract: Contract): string {
  const ids = idsOf(contract, true);
  const types = ids.flatMap((id) => [`${pascal(id)}Data`, `${pascal(id)}Response`]);
  const calls = ids.map(
    (id) => `
export const ${id} = (options: ServerCall<${pascal(id)}Data>): Promise<${pascal(id)}Response> => calls.${id}<true>(options);`,
  );
  return `${HEADER}
import type { Client, TDataShape } from './client/index.ts';
import * as calls from './sdk.gen.ts';
import type { ${types.join(', ')} } from './types.gen.ts';

/** A call with the client that signs it, see \`createServerClient\`. */
export type ServerCall<Data extends TDataShape> = calls.Options<Data, true> & { readonly client: Client };
${calls.join('\n')}
`;
}

/** Path and parameters of each call with a CSV form, for downloads; separate from the large table, because pages load it. */
export function csvCallsSource(contract: Contract): string {
  const operations = listOperations(contract).filter(
    ({ operation }) => csvFormOf(contract, operation) !== undefined && !isServerCall(operation),
  );
  const ids = operations.map(({ operation }) => operation.operationId);
  const paths = operations.map(({ path, operation }) => `  ${operation.operationId}: '${path}',`);
  return `${HEADER}
import type { ${ids.map((id) => `${pascal(id)}Data`).join(', ')} } from './types.gen.ts';

/** Request of each call with a CSV form. */
export interface CsvCalls {
${ids.map((id) => `  ${id}: ${pascal(id)}Data;`).join('\n')}
}

export const csvPaths: { readonly [Id in keyof CsvCalls]: CsvCalls[Id]['url'] } = {
${paths.join('\n')}
};
`;
}

/** The id of each `METHOD /path`, for logs of the client; separate from the large table, because pages may load it. */
export function operationIdsSource(contract: Contract): string {
  const rows = listOperations(contract).map(
    ({ method, path, operation }) => `  '${method.toUpperCase()} ${path}': '${operation.operationId}',`,
  );
  return `${HEADER}
import type { OperationId } from './operations.gen.ts';

export const operationIds: Readonly<Record<string, OperationId>> = {
${rows.join('\n')}
};
`;
}

function idsOf(contract: Contract, areOfServers: boolean): string[] {
  return listOperations(contract)
    .filter(({ operation }) => isServerCall(operation) === areOfServers && !isEventStream(contract, operation))
    .map(({ operation }) => operation.operationId);
}
