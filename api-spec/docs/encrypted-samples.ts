import { jsonBody, parametersOf, tokenUse, type Contract, type NamedOperation } from '../codegen/contract.ts';

/** Code samples of an encrypted call, which use the complete programs in `samples`. */
export function encryptedSamples(contract: Contract, { method, path, operation }: NamedOperation) {
  const parameters = parametersOf(contract, operation);
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    return typeof parameter?.example === 'string' ? encodeURIComponent(parameter.example) : placeholder;
  });
  const [first] = Object.values(jsonBody(operation)?.['x-plain-examples'] ?? {});
  const call = {
    method: method.toUpperCase(),
    path: filledPath,
    body: first?.value ?? {},
    needsToken: tokenUse(operation) === 'required',
    needsKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
  };
  return [
    { lang: 'typescript', label: 'TypeScript, encrypted', source: inTypeScript(call) },
    { lang: 'python', label: 'Python, encrypted', source: inPython(call) },
  ];
}

interface SampleCall {
  method: string;
  path: string;
  body: unknown;
  needsToken: boolean;
  needsKey: boolean;
}

function inTypeScript({ method, path, body, needsToken, needsKey }: SampleCall): string {
  const headers = [
    ...(needsToken ? ['Authorization: `Bearer ${token}`'] : []),
    ...(needsKey ? ["'Idempotency-Key': crypto.randomUUID()"] : []),
  ];
  const headersArgument = headers.length > 0 ? `, {\n${headers.map((header) => `  ${header},\n`).join('')}}` : '';
  return `// encrypted-call.ts is in /docs/api/samples/
import { callEncrypted } from './encrypted-call.ts';

const call = {
  method: '${method}',
  path: '${path}',
  body: ${JSON.stringify(body, undefined, 2).replaceAll('\n', '\n  ')},
};
const value = await callEncrypted('http://localhost:4173', call${headersArgument});`;
}

function inPython({ method, path, body, needsToken, needsKey }: SampleCall): string {
  const headers = [
    ...(needsToken ? ['"Authorization": "Bearer " + token'] : []),
    ...(needsKey ? ['"Idempotency-Key": str(uuid.uuid4())'] : []),
  ];
  const headersArgument = headers.length > 0 ? `\n    {${headers.join(', ')}},` : '';
  return `# encrypted_call.py is in /docs/api/samples/
${needsKey ? 'import uuid\n\n' : ''}from encrypted_call import call_encrypted

body = ${pythonOf(body)}
value = call_encrypted(
    "http://localhost:4173",
    "${method}",
    "${path}",
    body,${headersArgument}
)`;
}

/** JSON as a Python literal. */
function pythonOf(value: unknown, indent = ''): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const items = Array.isArray(value)
    ? value.map((item) => pythonOf(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${pythonOf(item, inner)}`);
  if (items.length === 0) return `${open}${close}`;
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
}
