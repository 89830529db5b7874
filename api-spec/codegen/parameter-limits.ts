import { listOperations, parametersOf, resolve, type Contract, type Schema } from './contract.ts';

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum'] as const;

/**
 * Length and range limits of the query parameters of each call, one constant per call, for the filters of lists. The rules
 * of bodies are in `body-rules.gen.ts`.
 */
export function parameterLimitsSource(contract: Contract): string {
  const tables = listOperations(contract).flatMap(({ operation }) => {
    const rows = parametersOf(contract, operation).flatMap(({ in: place, name, schema = {} }) => {
      const limits = limitsOf(resolve<Schema>(contract, schema));
      if (place !== 'query' || Object.keys(limits).length === 0) return [];
      return [`  ${JSON.stringify(name)}: ${JSON.stringify(limits)},`];
    });
    if (rows.length === 0) return [];
    return [`export const ${operation.operationId}Limits = {\n${rows.join('\n')}\n} as const;\n`];
  });
  return `// This file is generated from the contract by api-spec/codegen. Never edit it.\n\n${tables.join('\n')}`;
}

function limitsOf(schema: Schema): Partial<Record<(typeof LIMITS)[number], unknown>> {
  return Object.fromEntries(LIMITS.flatMap((name) => (name in schema ? [[name, schema[name]]] : [])));
}
