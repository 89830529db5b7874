import type { Role } from '@croupier/sdk/operations';

import type { KnownValues } from '../server/known-values.ts';
import { requiredFieldsOf } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import { sampleOf } from '../contract/sample.ts';

type Values = Readonly<Record<string, unknown>>;

/** The value of `--input` for a field of a body, as one account has it. */
export type AccountInputs = (name: string) => string | undefined;

/** Values as `--input <role>.<name>=…`; those without role are the member's. */
export function inputsFor(role: Role, inputs: ReadonlyMap<string, string>): AccountInputs {
  return (name) => inputs.get(`${role}.${name}`) ?? (role === 'member' ? inputs.get(name) : undefined);
}

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
export function bodiesFor(
  operation: Operation,
  known: KnownValues,
  inputs: AccountInputs,
): ReadonlyArray<Values | undefined> {
  if (operation.body === undefined) return [undefined];
  const { schema, example: described } = operation.body;
  const given = Object.keys(described).flatMap((name) => {
    const value = inputs(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const example: Values = { ...described, ...Object.fromEntries(given) };
  const names = Object.keys(example).filter((name) => /(?:Id|Code)$/.test(name));
  const required = new Set(requiredFieldsOf(schema));
  const least = Object.fromEntries(Object.entries(example).filter(([name]) => required.has(name)));
  return [example, least, ...withKnown(example, names, operation, known)].slice(0, MAX_TRIES);
}

/** True when a body has a secret of the account that nobody gave; a guess could lock the account. */
export function needsSecret({ body }: Operation, inputs: AccountInputs): boolean {
  return Object.keys(body?.example ?? {}).some((name) => /password$/i.test(name) && inputs(name) === undefined);
}

function withKnown(example: Values, names: readonly string[], operation: Operation, known: KnownValues) {
  return names.flatMap((name) => known.of(operation.tag, name).map((value) => ({ ...example, [name]: value })));
}
