import contract from '@croupier/api-spec/openapi.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

import { operations, type OperationId } from '../generated/operations.gen.ts';
import { findEventProblems } from './events/event-problems.ts';
import { strictAnswers } from './strict-answers.ts';
import type { AnswerCheck } from './options.ts';
import { loadTolerantCheck } from './tolerant-answers.ts';

interface Example {
  readonly id: OperationId;
  readonly call: string;
  readonly name: string;
  readonly answer: unknown;
}

const examples = findExamples();
const checks = new Map(
  await Promise.all(examples.map(async ({ call }) => [call, await loadTolerantCheck(call)] as const)),
);
const tolerantAnswers: AnswerCheck = (call, answer) => checks.get(call)?.(call, answer) ?? ['no check'];

describe('examples of the contract', () => {
  it('has an example for every call', () => {
    const answered = Object.values(operations).filter(({ eventStream }) => eventStream !== true);
    expect(new Set(examples.map(({ id }) => id)).size).toBe(answered.length);
  });

  it.each(examples)('passes the strict and the tolerant check with $id: $name', ({ call, answer }) => {
    expect(strictAnswers(call, answer)).toEqual([]);
    expect(tolerantAnswers(call, answer)).toEqual([]);
  });

  it('fails the tolerant check when any one value has another type', () => {
    let changed = 0;
    const missed = examples.flatMap(({ id, call, answer }) =>
      variantsOf(answer, [], changeType).flatMap(({ path, variant }) => {
        changed += 1;
        return tolerantAnswers(call, variant).length > 0 ? [] : [`${id} ${path.join('.')}`];
      }),
    );
    expect(changed).toBeGreaterThan(1500);
    expect(missed).toEqual([]);
  });

  it('fails the tolerant check when any one amount or rate is invalid', () => {
    const isDecimal = (leaf: unknown): boolean => typeof leaf === 'string' && /^-?\d+\.\d+$/.test(leaf);
    const decimals = examples.flatMap(({ id, call, answer }) =>
      variantsOf(answer, [], (leaf) => (isDecimal(leaf) ? '1,000.00' : leaf))
        .filter(({ variant }) => JSON.stringify(variant) !== JSON.stringify(answer))
        .map(({ path, variant }) => ({ field: `${id} ${path.join('.')}`, problems: tolerantAnswers(call, variant) })),
    );
    expect(decimals.length).toBeGreaterThan(100);
    expect(decimals.filter(({ problems }) => problems.length !== 1)).toEqual([]);
  });

  it('passes the tolerant check and fails the strict check with an unknown field', () => {
    const verdicts = examples.map(({ call, answer }) => {
      const variant = { ...Object(answer), brandNew: 1 };
      return [tolerantAnswers(call, variant).length, strictAnswers(call, variant).length];
    });
    expect(new Set(verdicts.map((verdict) => verdict.join()))).toEqual(new Set(['0,1']));
  });
});

const eventExamples = findExamples('text/event-stream').map(({ name, answer }) => {
  return { name, event: answer, type: String(at(answer, ['type'])) };
});

describe('examples of events', () => {
  it.each(eventExamples)('pass the tolerant check: $name', ({ type, event }) => {
    expect(findEventProblems(type, event)).toEqual([]);
  });

  it.each(eventExamples)('fail the tolerant check when any one value has another type: $name', ({ type, event }) => {
    const variants = variantsOf(event, [], changeType);
    expect(variants.filter(({ variant }) => findEventProblems(type, variant)?.length !== 1)).toEqual([]);
    expect(variants.length).toBeGreaterThan(2);
  });
});

function findExamples(mediaType = 'application/json'): Example[] {
  // The keys of the table are exactly the operation ids.
  const ids = Object.keys(operations) as OperationId[];
  return ids.flatMap((id) => {
    const { method, path } = operations[id];
    const answer = ['paths', path, method.toLowerCase(), 'responses', '200'];
    const media = at(contract, [...answer, 'content', mediaType, 'examples']);
    return Object.entries(Object(media)).map(([name, example]) => {
      return { id, call: `${method} ${path}`, name, answer: at(follow(example), ['value']) };
    });
  });
}

/** The value at a path of a document; follows references. */
function at(document: unknown, path: readonly string[]): unknown {
  return path.reduce((value, step) => Reflect.get(Object(follow(value)), step), document);
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
  readonly path: readonly string[];
  readonly variant: unknown;
}

/** Returns one variant of the value per leaf, with that leaf changed. */
function variantsOf(value: unknown, path: readonly string[], change: (leaf: unknown) => unknown): Variant[] {
  if (typeof value !== 'object' || value === null) return [{ path, variant: change(value) }];
  return Object.entries(value).flatMap(([name, part]) =>
    variantsOf(part, [...path, name], change).map(({ path: leafPath, variant }) => ({
      path: leafPath,
      variant: Array.isArray(value) ? value.with(Number(name), variant) : { ...value, [name]: variant },
    })),
  );
}

/** Replaces a value by one of another type. */
function changeType(leaf: unknown): unknown {
  return typeof leaf === 'string' ? 12.5 : String(leaf);
}
