import { errorCodesOf } from './operation-table.ts';
import { isReference, jsonBody, listOperations, resolve, type Contract, type NamedOperation, type Schema } from './contract.ts';

/** One sentence a problem; none when the contract keeps our own rules, which Redocly's do not cover. */
export function checkContract(contract: Contract): string[] {
  return [
    ...listOperations(contract).flatMap((named) =>
      [checkRoles, checkExamples, checkErrorCodes, checkEncryption].flatMap((rule) =>
        rule(contract, named).map((problem) => `${named.operation.operationId}: ${problem}`),
      ),
    ),
    ...checkSchemas(contract),
  ];
}

function checkRoles(contract: Contract, { operation }: NamedOperation): string[] {
  const roles = operation['x-roles'] ?? [];
  const problems = roles.length === 0 ? ['say who may call with `x-roles`.'] : [];
  const open = Reflect.get(operation, 'security');
  const needsToken = !(Array.isArray(open) && open.length === 0);
  if (roles.includes('guest') && needsToken) problems.push('guests may call it, so it needs `security: []`.');
  if (!roles.includes('guest') && !needsToken) problems.push('guests may not call it, so remove `security: []`.');
  if (needsToken !== errorCodesOf(contract, operation).includes('AUTH_REQUIRED')) {
    problems.push('a call names AUTH_REQUIRED exactly when it needs a token.');
  }
  return problems;
}

function checkExamples(contract: Contract, { operation }: NamedOperation): string[] {
  const missing = Object.entries(operation.responses).filter(([, answer]) => {
    const content = resolve(contract, answer).content ?? {};
    return Object.values(content).some((media) => Object.keys(media.examples ?? {}).length === 0);
  });
  const problems = missing.map(([status]) => `give the answer ${status} an example.`);
  for (const media of Object.values(operation.requestBody?.content ?? {})) {
    const examples = media['x-plain-schema'] === undefined ? media.examples : media['x-plain-examples'];
    if (Object.keys(examples ?? {}).length === 0) problems.push('give the request an example.');
  }
  return problems;
}

function checkErrorCodes(contract: Contract, { operation }: NamedOperation): string[] {
  const statuses = statusByCode(contract);
  return Object.entries(operation.responses)
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([status, answer]) => {
      const codes = Object.keys(resolve(contract, answer).content?.['application/json']?.examples ?? {});
      return codes
        .filter((code) => statuses[code] !== Number(status))
        .map((code) => `${code} stands under ${status}, but \`x-error-codes\` gives it ${statuses[code] ?? 'no status'}.`);
    });
}

function checkEncryption(contract: Contract, { operation }: NamedOperation): string[] {
  const body = jsonBody(operation);
  if (body === undefined) return [];
  const encrypted = isReference(body.schema) && body.schema.$ref.endsWith('/EncryptedBody');
  const plain = body['x-plain-schema'];
  if (encrypted !== (plain !== undefined)) return ['an EncryptedBody and `x-plain-schema` go together.'];
  if (plain !== undefined && contract.components.schemas[plain] === undefined) {
    return [`\`x-plain-schema\` names ${plain}, which is no schema of the contract.`];
  }
  return [];
}

function checkSchemas(contract: Contract): string[] {
  return Object.entries(contract.components.schemas).flatMap(([name, schema]) => checkSchema(name, schema));
}

function checkSchema(path: string, schema: Schema): string[] {
  if (isReference(schema)) return [];
  const problems = typeof schema['description'] === 'string' ? [] : [`${path}: say what it means in a description.`];
  const properties = schema['properties'];
  if (typeof properties !== 'object' || properties === null) {
    return hasExample(schema) ? problems : [...problems, `${path}: give an example.`];
  }
  const nested = Object.entries(properties).flatMap(([name, property]) => checkSchema(`${path}.${name}`, property));
  return [...problems, ...nested];
}

/** A leaf has its own example; an array or a map may leave it to what it holds. */
function hasExample(schema: Schema): boolean {
  return ['examples', 'items', 'additionalProperties', 'allOf', 'oneOf', 'anyOf'].some((key) => schema[key] !== undefined);
}

function statusByCode(contract: Contract): Record<string, number> {
  const codes = contract.components.schemas['ErrorCode']?.['x-error-codes'] ?? {};
  return Object.fromEntries(Object.entries(codes).map(([code, entry]) => [code, Number(entry.status)]));
}
