import type { KnownValues } from '../server/known-values.ts';
import { requiredFieldsOf } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import { sampleOf } from '../contract/sample.ts';

type Values = Readonly<Record<string, unknown>>;

/** Calls that look for one that succeeds. */
const MAX_TRIES = 6;

/** Values of the required parameters: first those of the examples, then with values of earlier answers. */
export function parametersFor(operation: Operation, known: KnownValues): readonly Values[] {
  const required = operation.parameters.filter((parameter) => parameter.in !== 'header' && parameter.required === true);
  const example = Object.fromEntries(required.map((parameter) => [parameter.name, sampleOf(parameter)]));
  const names = required.map(({ name }) => name);
  return [example, ...withKnown(example, names, operation, known)].slice(0, MAX_TRIES);
}

/** Bodies: the example, its required fields alone, then with ids of earlier answers; undefined without a body. */
export function bodiesFor(operation: Operation, known: KnownValues): ReadonlyArray<Values | undefined> {
  const { body } = operation;
  if (body === undefined) return [undefined];
  const names = Object.keys(body.example).filter((name) => /(?:Id|Code)$/.test(name));
  const required = new Set(requiredFieldsOf(body.schema));
  const least = Object.fromEntries(Object.entries(body.example).filter(([name]) => required.has(name)));
  return [body.example, least, ...withKnown(body.example, names, operation, known)].slice(0, MAX_TRIES);
}

function withKnown(example: Values, names: readonly string[], operation: Operation, known: KnownValues) {
  return names.flatMap((name) => known.of(operation.tag, name).map((value) => ({ ...example, [name]: value })));
}
