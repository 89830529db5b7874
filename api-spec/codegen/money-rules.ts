import {
  errorCodesOf,
  isReference,
  jsonBody,
  parametersOf,
  resolve,
  type Contract,
  type NamedOperation,
  type Schema,
} from './contract.ts';
import { everySchema } from './schema-walk.ts';

const KEY = 'Idempotency-Key';
const KEY_CODES = ['IDEMPOTENCY_KEY_MISSING', 'DUPLICATE_REQUEST', 'REQUEST_IN_PROGRESS'];
const MONEY_NAME = /(amount|balance|money|fee|price|payout|salary|profit|rebate|dividend|deposit|withdrawal)$/i;

/** Checks that a call that moves money is idempotent, by a key or by an id in its body. */
export function checkIdempotency(contract: Contract, { operation }: NamedOperation): string[] {
  const hasKey = parametersOf(contract, operation).some(({ name }) => name === KEY);
  const codes = errorCodesOf(contract, operation);
  const field = operation['x-idempotent-by'];
  if (field !== undefined) return checkIdField(contract, field, operation, codes);
  const problems: string[] = [];
  if (operation['x-moves-money'] === true && !hasKey)
    problems.push(`it moves money, so it must take the header ${KEY}.`);
  if (hasKey) {
    // DUPLICATE_REQUEST means the same key with different input, which a call without other input cannot have.
    const hasOtherInput = operation.requestBody !== undefined || parametersOf(contract, operation).length > 1;
    const requiredCodes = KEY_CODES.filter((code) => hasOtherInput || code !== 'DUPLICATE_REQUEST');
    const missing = requiredCodes.filter((code) => !codes.includes(code));
    problems.push(...missing.map((code) => `it takes the header ${KEY}, so it must name ${code}.`));
  }
  return problems;
}

function checkIdField(
  contract: Contract,
  field: string,
  operation: NamedOperation['operation'],
  codes: string[],
): string[] {
  const schema = jsonBody(operation)?.schema ?? {};
  const required = resolve<Schema>(contract, schema)['required'];
  const problems: string[] = [];
  if (!Array.isArray(required) || !required.includes(field)) {
    problems.push(`\`x-idempotent-by\` names ${field}, which the body does not require.`);
  }
  if (!codes.includes('DUPLICATE_REQUEST')) problems.push('with `x-idempotent-by` it names DUPLICATE_REQUEST.');
  return problems;
}

/** Money is never a JSON number: no `number` at all, and no integer with a money-like name. */
export function checkNumbers(contract: Contract): string[] {
  return everySchema(contract).flatMap(({ path, name, schema }) => {
    if (isReference(schema)) return [];
    if (schema['type'] === 'number') return [`${path}: a JSON number loses money; use Money, Decimal or integer.`];
    if (schema['type'] === 'integer' && MONEY_NAME.test(name)) return [`${path}: sounds like money, so use Money.`];
    return [];
  });
}
