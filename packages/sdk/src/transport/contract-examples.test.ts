import contract from '@croupier/api-spec/openapi.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

import { operations, type OperationId } from '../generated/operations.gen.ts';
import { strictAnswers } from './strict-answers.ts';
import { tolerantAnswers } from './tolerant-answers.ts';

interface Example {
  readonly id: OperationId;
  readonly call: string;
  readonly name: string;
  readonly answer: unknown;
}

const examples = findExamples();

describe('the examples of the contract', () => {
  it('exist for every call', () => {
    expect(new Set(examples.map(({ id }) => id)).size).toBe(Object.keys(operations).length);
  });

  it.each(examples)('$id: $name passes the strict and the tolerant reading', ({ call, answer }) => {
    expect(strictAnswers(call, answer)).toEqual([]);
    expect(tolerantAnswers(call, answer)).toEqual([]);
  });

  it('fail the tolerant reading with any one value of another type', () => {
    let changed = 0;
    const missed = examples.flatMap(({ id, call, answer }) =>
      variantsOf(answer, [], spoil).flatMap(({ place, variant }) => {
        changed += 1;
        return tolerantAnswers(call, variant).length > 0 ? [] : [`${id} ${place.join('.')}`];
      }),
    );
    expect(changed).toBeGreaterThan(1500);
    expect(missed).toEqual([]);
  });

  it('fail the tolerant reading with any invalid amount or rate', () => {
    const isDecimal = (leaf: unknown): boolean => typeof leaf === 'string' && /^-?\d+\.\d+$/.test(leaf);
    const decimals = examples.flatMap(({ id, call, answer }) =>
      variantsOf(answer, [], (leaf) => (isDecimal(leaf) ? '1,000.00' : leaf))
        .filter(({ variant }) => JSON.stringify(variant) !== JSON.stringify(answer))
        .map(({ place, variant }) => ({ at: `${id} ${place.join('.')}`, problems: tolerantAnswers(call, variant) })),
    );
    expect(decimals.length).toBeGreaterThan(100);
    expect(decimals.filter(({ problems }) => problems.length !== 1)).toEqual([]);
  });

  it('pass the tolerant reading and fail the strict one with a field that the contract does not know', () => {
    const verdicts = examples.map(({ call, answer }) => {
      const variant = { ...Object(answer), brandNew: 1 };
      return [tolerantAnswers(call, variant).length, strictAnswers(call, variant).length];
    });
    expect(new Set(verdicts.map((verdict) => verdict.join()))).toEqual(new Set(['0,1']));
  });
});

function findExamples(): Example[] {
  // The keys of the table are exactly the operation ids.
  const ids = Object.keys(operations) as OperationId[];
  return ids.flatMap((id) => {
    const { method, path } = operations[id];
    const media = at(contract, [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      '200',
      'content',
      'application/json',
      'examples',
    ]);
    const named = Object.entries(Object(media)).map(([name, one]) => ({ name, answer: at(follow(one), ['value']) }));
    return named.map((one) => ({ id, call: `${method} ${path}`, ...one }));
  });
}

/** Resolves a path in a document, following references. */
function at(document: unknown, place: readonly string[]): unknown {
  return place.reduce((here, step) => Reflect.get(Object(follow(here)), step), document);
}

function follow(value: unknown): unknown {
  const reference: unknown = Reflect.get(Object(value), '$ref');
  if (typeof reference !== 'string') return value;
  const steps = reference.slice(2).split('/');
  return at(
    contract,
    steps.map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')),
  );
}

interface Variant {
  readonly place: readonly string[];
  readonly variant: unknown;
}

/** Returns one variant of the value per leaf, with that leaf changed. */
function variantsOf(value: unknown, place: readonly string[], change: (leaf: unknown) => unknown): Variant[] {
  if (typeof value !== 'object' || value === null) return [{ place, variant: change(value) }];
  return Object.entries(value).flatMap(([name, part]) =>
    variantsOf(part, [...place, name], change).map(({ place: where, variant }) => ({
      place: where,
      variant: Array.isArray(value) ? value.with(Number(name), variant) : { ...value, [name]: variant },
    })),
  );
}

/** Replaces a value by one of another type. */
function spoil(leaf: unknown): unknown {
  return typeof leaf === 'string' ? 12.5 : String(leaf);
}
