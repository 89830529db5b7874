import {
  errorCodesOf,
  isReference,
  jsonBody,
  parametersOf,
  plainSchemaOf,
  resolve,
  type Contract,
  type NamedOperation,
  type Reference,
  type Schema,
} from './contract.ts';

const ALWAYS = ['RATE_LIMITED', 'INTERNAL_ERROR'];
const WHEN_CLOSED = ['REGION_RESTRICTED', 'SYSTEM_MAINTENANCE'];

/** Checks that every code is under its own status, and that a call names the codes that every call can answer. */
export function checkErrorCodes(contract: Contract, { operation }: NamedOperation): string[] {
  const statuses = statusByCode(contract);
  const misplaced = Object.entries(operation.responses)
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([status, answer]) => {
      const codes = Object.keys(resolve(contract, answer).content?.['application/json']?.examples ?? {});
      return codes
        .filter((code) => statuses[code] !== Number(status))
        .map(
          (code) => `${code} stands under ${status}, but \`x-error-codes\` gives it ${statuses[code] ?? 'no status'}.`,
        );
    });
  return [...misplaced, ...checkInherited(contract, operation)];
}

function checkInherited(contract: Contract, operation: NamedOperation['operation']): string[] {
  const codes = errorCodesOf(contract, operation);
  const closed = closedCodesOf(operation);
  const problems = [...ALWAYS, ...closed]
    .filter((code) => !codes.includes(code))
    .map((code) => `it names ${code}, as every call does.`);
  const needless = WHEN_CLOSED.filter((code) => !closed.includes(code) && codes.includes(code));
  problems.push(...needless.map((code) => `it answers when the platform is closed, so it does not name ${code}.`));
  const hasInput = operation.requestBody !== undefined || parametersOf(contract, operation).length > 0;
  if (hasInput && !codes.includes('FIELD_INVALID')) problems.push('it takes something, so it names FIELD_INVALID.');
  return problems;
}

/** Codes that a call answers while the platform is closed. A region restriction concerns visitors, not servers. */
function closedCodesOf(operation: NamedOperation['operation']): string[] {
  if (operation['x-open-when-closed'] === true) return [];
  const isServer = operation['x-roles']?.some((role) => role === 'vendor' || role === 'provider') ?? false;
  return isServer ? ['SYSTEM_MAINTENANCE'] : WHEN_CLOSED;
}

/** Checks that a call with an encrypted body names its plain schema, DECRYPT_FAILED and the version headers. */
export function checkEncryption(contract: Contract, { operation }: NamedOperation): string[] {
  const body = jsonBody(operation);
  const isEncrypted = body !== undefined && isEncryptedBody(body.schema);
  if (isEncrypted !== (plainSchemaOf(body) !== undefined)) {
    return ['an EncryptedBody and a `contentSchema` of its `data`, which refers to a schema, go together.'];
  }
  const problems: string[] = [];
  if (isEncrypted !== errorCodesOf(contract, operation).includes('DECRYPT_FAILED')) {
    problems.push('a call names DECRYPT_FAILED exactly when its body is encrypted.');
  }
  const headers = new Set(parametersOf(contract, operation).map(({ name }) => name));
  if (isEncrypted && !headers.has('X-Encryption-Version'))
    problems.push('an encrypted call takes X-Encryption-Version.');
  if (isEncrypted && !headers.has('X-Gateway-Version')) problems.push('an encrypted call takes X-Gateway-Version.');
  return problems;
}

interface Composition {
  readonly allOf?: ReadonlyArray<Schema | Reference>;
}

function isEncryptedBody(schema: Schema | Reference): boolean {
  if (isReference(schema)) return schema.$ref.endsWith('/EncryptedBody');
  const { allOf = [] }: Composition = schema;
  return allOf.some((part) => isEncryptedBody(part));
}

function statusByCode(contract: Contract): Record<string, number> {
  const codes = contract.components.schemas['ErrorCode']?.['x-error-codes'] ?? {};
  return Object.fromEntries(Object.entries(codes).map(([code, entry]) => [code, Number(entry.status)]));
}
