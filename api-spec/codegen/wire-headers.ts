import { listOperations, parametersOf, type Contract, type Parameter, type Schema } from './contract.ts';

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
    throw new Error(`The header ${name} has "${unknown ?? 'type'}", which codegen/wire-headers.ts cannot check yet.`);
  }
  if (constant !== undefined) return `z.literal(${JSON.stringify(constant)})`;
  const checks = [
    minLength === undefined ? [] : [`z.minLength(${Number(minLength)})`],
    maxLength === undefined ? [] : [`z.maxLength(${Number(maxLength)})`],
    pattern === undefined ? [] : [`z.regex(new RegExp(${JSON.stringify(pattern)}, 'u'))`],
  ].flat();
  return checks.length === 0 ? 'z.string()' : `z.string().check(${checks.join(', ')})`;
}
