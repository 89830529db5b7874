import contract from '@croupier/api-spec/openapi.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

import * as bodies from '../generated/body-rules.gen.ts';
import { operations, type OperationId } from '../generated/operations.gen.ts';
import { findFieldErrors } from '../transport/check-request.ts';
import { checkBody, type BodyRules } from './index.ts';

interface Example {
  readonly id: string;
  readonly call: string;
  readonly rules: BodyRules<never>;
  readonly body: object;
}

const examples = findExamples();

/** The reasons of the gateway's schemas by field, for the fields of these rules. */
function gatewayIssues({ call, rules }: Example, body: unknown): ReadonlyMap<string, readonly string[]> {
  const issues = findFieldErrors(call, { body, query: {}, path: {}, headers: {} });
  const [names, fields] = [Object.keys(rules.fields), Map.groupBy(issues, ({ field }) => field)];
  const isOfBody = (field: string): boolean => names.includes(field.replace(/[.[].*/, ''));
  return new Map(
    [...fields]
      .filter(([field]) => isOfBody(field))
      .map(([field, some]) => [field, some.map(({ reason }) => reason)] as const),
  );
}

describe('the check of a body', () => {
  it('has rules and an example for the calls of the contract', () => {
    expect(new Set(examples.map(({ id }) => id)).size).toBeGreaterThan(75);
  });

  it.each(examples)('finds nothing in the example of $id', ({ rules, body }) => {
    expect(checkBody(rules, body)).toEqual([]);
  });

  it('refuses the same fields of any call as the gateway, for one of its reasons', () => {
    let refused = 0;
    const differences = examples.flatMap((example) =>
      variantsOf(example.body).flatMap((variant) => {
        const own = checkBody(example.rules, variant);
        const gateway = gatewayIssues(example, variant);
        refused += own.length;
        const isSame =
          own.length === gateway.size && own.every(({ field, reason }) => gateway.get(field)?.includes(reason));
        return isSame ? [] : [`${example.id}: ${JSON.stringify([own, ...gateway])}`];
      }),
    );
    expect(differences).toEqual([]);
    expect(refused).toBeGreaterThan(500);
  });

  it('names a field inside a list by its path, and the limit that it violates', () => {
    const tiers: BodyRules<{ tiers?: unknown }> = {
      fields: { tiers: { maxItems: 1, items: { fields: { rate: { required: true, maxLength: 4 } } } } },
    };
    expect(checkBody(tiers, { tiers: [{ rate: '0.1' }, { rate: '0.123' }, {}] })).toEqual([
      { field: 'tiers', reason: 'TOO_MANY', limit: 1 },
      { field: 'tiers[1].rate', reason: 'TOO_LONG', limit: 4 },
      { field: 'tiers[2].rate', reason: 'REQUIRED' },
    ]);
  });
});

/** Texts that violate a length, a pattern, a format or an enum, and numbers out of range. */
const BAD_VALUES: Readonly<Record<string, readonly unknown[]>> = {
  string: ['', 'x'.repeat(5000), '\u0000\u0001', '2026-02-30', '-1.5', undefined],
  number: [-1, 1e9, undefined],
};

/** The body with one value replaced, for each value at any depth and each bad value of its kind. */
function variantsOf(body: object): object[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const isList = Array.isArray(value);
    const inner =
      typeof value === 'object' && value !== null
        ? variantsOf(value).map((part) => (isList ? Object.values(part) : part))
        : [];
    // A list has no gaps.
    const bad = (BAD_VALUES[typeof value] ?? []).filter((changed) => changed !== undefined || !Array.isArray(body));
    const lists = isList ? [[], Array.from({ length: 400 }, () => value[0])] : [];
    return [...inner, ...bad, ...lists].map((changed) => ({ ...body, [name]: changed }));
  });
}

function findExamples(): Example[] {
  const rulesOf = new Map<string, unknown>(Object.entries(bodies));
  // The keys of the table are exactly the operation ids.
  const ids = Object.keys(operations) as OperationId[];
  return ids.flatMap((id) => {
    const rules = rulesOf.get(`${id}Body`);
    if (rules === undefined) return [];
    const { method, path } = operations[id];
    const steps = ['paths', path, method.toLowerCase(), 'requestBody', 'content', 'application/json'];
    const media = Object(at(contract, steps));
    return Object.values(Object(media['x-plain-examples'] ?? media.examples)).map((example) => {
      const body = Object(at(follow(example), ['value']));
      // The generated rules of a call have the type of its body, which the examples of the contract have.
      return { id, call: `${method} ${path}`, rules: rules as BodyRules<never>, body };
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
