import { jsonBody, resolve, type Answer, type Contract, type Operation } from '../codegen/contract.ts';

interface ErrorNote {
  status: string;
  code: string;
  /** Condition of the error. */
  when: string;
  /** Fields of `value` in this answer. */
  fields: string[];
}

type ErrorAnswer = Answer & { 'x-error-value'?: string[] };

/** Markdown paragraphs with the facts of an operation that its OpenAPI fields do not show to a reader. */
export function operationNotes(contract: Contract, operation: Operation): string[] {
  const isEncrypted = jsonBody(operation)?.['x-plain-schema'] !== undefined;
  const encryption =
    'The body is sent [encrypted](encryption.html) and shown here before encryption. "Test Request" and the samples ' +
    '"TypeScript, encrypted" and "Python, encrypted" encrypt it; the other samples do not.';
  const facts = factsOf(operation).map(([name, value]) => `- ${name}: ${value}`);
  const errors = errorsOf(contract, operation);
  return [
    ...(isEncrypted ? [encryption] : []),
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...(errors.length > 0 ? [errorList(errors)] : []),
  ];
}

function factsOf(operation: Operation): [name: string, value: string][] {
  const { 'x-roles': roles, 'x-agent-only-when': agentOnly, 'x-module-flag': flag } = operation;
  const facts: [string, string | false | undefined][] = [
    ['Callers', roles?.join(', ')],
    ['Agents only', agentOnly && `with \`${agentOnly.parameter}\` \`${agentOnly.value}\``],
    ['Needs the flag', flag && `\`${flag}\``],
    ['Moves money, points or rewards', operation['x-moves-money'] === true && 'yes'],
    ['Idempotent by', operation['x-idempotent-by'] && `\`${operation['x-idempotent-by']}\``],
    ['Answers during maintenance and region restriction', operation['x-open-when-closed'] === true && 'yes'],
  ];
  return facts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}

/** The error answers of an operation in the contract's order. */
function errorsOf(contract: Contract, operation: Operation): ErrorNote[] {
  const answers = Object.entries(operation.responses).filter(([status]) => !status.startsWith('2'));
  return answers.flatMap(([status, reference]) => {
    const answer = resolve<ErrorAnswer>(contract, reference);
    return Object.entries(answer.content?.['application/json']?.examples ?? {}).map(([code, example]) => {
      const { summary, value } = resolve<{ summary?: string; value: unknown }>(contract, example);
      const extra = valueOf(value);
      // Errors with one status share the list of fields; a field belongs to the errors whose example has it.
      const fields = (answer['x-error-value'] ?? []).filter((field) => extra !== undefined && field in extra);
      return { status, code, when: summary ?? answer.description, fields };
    });
  });
}

function valueOf(envelope: unknown): object | undefined {
  if (typeof envelope !== 'object' || envelope === null || !('value' in envelope)) return undefined;
  return typeof envelope.value === 'object' && envelope.value !== null ? envelope.value : undefined;
}

/** A list, because the viewer breaks long codes in table cells. */
function errorList(errors: readonly ErrorNote[]): string {
  const items = errors.map(({ status, code, when, fields }) => {
    const names = fields.map((field) => `\`${field}\``).join(', ');
    return `- ${status} \`${code}\`: ${oneLine(when)}${names && `; \`value\` has ${names}`}`;
  });
  return ['**Errors**', '', ...items].join('\n');
}

/** Every error code of the contract with its status and message. */
export function errorCodeList(contract: Contract): string {
  const codes = contract.components.schemas['ErrorCode']?.['x-error-codes'] ?? {};
  const items = Object.entries(codes).map(([code, entry]) => {
    const { status, message }: { status?: number; message?: string } = Object.assign({}, entry);
    return `- ${status} \`${code}\`: ${oneLine(message ?? '')}`;
  });
  return ['', ...items, ''].join('\n');
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
