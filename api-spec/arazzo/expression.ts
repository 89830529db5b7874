/** The source of a value that is known only while a workflow runs. */
export type Expression =
  | { readonly from: 'input'; readonly name: string }
  | { readonly from: 'output'; readonly stepId: string; readonly name: string }
  | { readonly from: 'status' }
  | { readonly from: 'header'; readonly name: string }
  | { readonly from: 'body'; readonly pointer: readonly string[] };

/** Returns the value of an expression. */
export type Resolve = (expression: Expression) => unknown;

/** `left operator right`; a side that is no expression is a literal. */
export interface Condition {
  readonly left: Operand;
  readonly operator: '==' | '!=';
  readonly right: Operand;
}
export type Operand = { readonly expression: Expression } | { readonly literal: unknown };

const EMBEDDED = /\{(\$[^{}]+)\}/g;
const SUPPORTED = '$inputs.name, $steps.id.outputs.name, $statusCode, $response.header.name, $response.body#/pointer';

/** Parses a runtime expression. Throws for the kinds that are not supported. */
export function parseExpression(text: string): Expression {
  const [, input] = /^\$inputs\.([\w-]+)$/.exec(text) ?? [];
  if (input !== undefined) return { from: 'input', name: input };
  const [, stepId, output] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(text) ?? [];
  if (stepId !== undefined && output !== undefined) return { from: 'output', stepId, name: output };
  if (text === '$statusCode') return { from: 'status' };
  const [, header] = /^\$response\.header\.([\w-]+)$/.exec(text) ?? [];
  if (header !== undefined) return { from: 'header', name: header };
  const [, pointer] = /^\$response\.body(?:#((?:\/[^/]*)*))?$/.exec(text) ?? [];
  if (text.startsWith('$response.body') && (pointer !== undefined || text === '$response.body')) {
    return { from: 'body', pointer: toSteps(pointer ?? '') };
  }
  throw new Error(`The runtime expression ${text} is not supported; supported are ${SUPPORTED}.`);
}

/** Parses a condition of type simple. Several conditions are several criteria; `&&`, `||` and others are not supported. */
export function parseCondition(text: string): Condition {
  const [, left, operator, right] = /^(\S+) (==|!=) (\S+|'(?:[^']|'')*')$/.exec(text) ?? [];
  if (left === undefined || right === undefined || (operator !== '==' && operator !== '!=')) {
    throw new Error(`The condition ${text} is not supported; write "left == right" or "left != right".`);
  }
  return { left: parseOperand(left), operator, right: parseOperand(right) };
}

/** Replaces the expressions in a value, at any depth: whole strings by a value of any type, `{$…}` by text. */
export function fill(value: unknown, resolve: Resolve): unknown {
  if (typeof value === 'string') {
    if (value.startsWith('$')) return resolve(parseExpression(value));
    return value.replaceAll(EMBEDDED, (_match, inner: string) => String(resolve(parseExpression(inner))));
  }
  if (Array.isArray(value)) return value.map((entry: unknown) => fill(entry, resolve));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, resolve)]));
}

/** True when the condition is met. As Arazzo says, texts are compared without regard to case; a missing value equals nothing. */
export function holds({ left, operator, right }: Condition, resolve: Resolve): boolean {
  const value = normalize(valueOf(left, resolve));
  const isEqual = value !== undefined && value === normalize(valueOf(right, resolve));
  return isEqual === (operator === '==');
}

/** The value at a JSON pointer; undefined when there is none. */
export function valueAt(value: unknown, pointer: readonly string[]): unknown {
  return pointer.reduce<unknown>(
    (found, step) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, step) ? Reflect.get(found, step) : undefined,
    value,
  );
}

/** The value of a query parameter of a URL, which may be without origin; undefined when there is none. */
export function queryValue(url: unknown, parameter: string): string | undefined {
  const [, query = ''] = /\?([^#]*)/.exec(String(url)) ?? [];
  return new URLSearchParams(query).get(parameter) ?? undefined;
}

function toSteps(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function parseOperand(text: string): Operand {
  if (text.startsWith('$')) return { expression: parseExpression(text) };
  const [, quoted] = /^'(.*)'$/.exec(text) ?? [];
  if (quoted !== undefined) return { literal: quoted.replaceAll("''", "'") };
  if (!/^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(text)) {
    throw new Error(`${text} is no value; write texts in single quotes.`);
  }
  return { literal: JSON.parse(text) };
}

const valueOf = (operand: Operand, resolve: Resolve): unknown =>
  'expression' in operand ? resolve(operand.expression) : operand.literal;

const normalize = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);
