import { errorStatuses } from '@croupier/sdk/errors';
import { MoneyError, parseAmount } from '@croupier/sdk/rules';
import {
  expectationOf,
  fieldPathOf,
  findUnknownFields,
  receivedAt,
  schemasOf,
  zErrorEnvelope,
} from '@croupier/sdk/zod';

import { findValues, isRecord, type FoundValue } from '../contract/fields.ts';
import type { Schema } from '../contract/document.ts';
import type { Problem, Risk, Verdict } from './problem.ts';
import { errorCodeOf, isSuccess, outcomeOf, type Exchange } from '../server/exchange.ts';

/** The schemas of amounts; all others of decimal strings are rates. */
const MONEY = new Set(['Money', 'NonNegativeMoney', 'PositiveMoney']);

/** Compares status, headers, envelope and body of any JSON answer with the contract. */
export function inspectAnswer(exchange: Exchange): readonly Verdict[] {
  const { answer, operation } = exchange;
  const isRefusal = answer.status >= 400;
  const schema = operation.successes.get(answer.status);
  if (!isRefusal && isSuccess(exchange) && schema === undefined) return [];
  const headers = [inspectHeader(exchange, 'Content-Type', /^application\/json\b/i), inspectCaching(exchange)];
  if (answer.json === undefined) {
    return [
      ...headers,
      problem(exchange, 'shape', { field: 'answer', expected: 'JSON', got: 'another text' }, 'Answers'),
    ];
  }
  if (isRefusal) return [...headers, ...inspectRefusal(exchange)];
  if (schema === undefined) return [...headers, inspectStatus(exchange)];
  return [...headers, inspectEnvelope(exchange), ...inspectShape(exchange), ...inspectMoney(exchange, schema)];
}

interface Difference {
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

function problem(exchange: Exchange, risk: Risk, difference: Difference, rule: string): Problem {
  return { risk, ...difference, rule, exchange };
}

function inspectHeader(exchange: Exchange, name: string, pattern: RegExp): Verdict {
  const value = exchange.answer.headers.get(name);
  if (pattern.test(value ?? '')) return undefined;
  const expected = `a match of ${String(pattern)}`;
  return problem(exchange, 'shape', { field: `header ${name}`, expected, got: value ?? 'no such header' }, 'Headers');
}

function inspectCaching(exchange: Exchange): Verdict {
  const value = exchange.answer.headers.get('Cache-Control') ?? 'no such header';
  if (/\bno-store\b/i.test(value)) return undefined;
  return problem(exchange, 'rule', { field: 'header Cache-Control', expected: 'no-store', got: value }, 'Caching');
}

function inspectStatus(exchange: Exchange): Verdict {
  const expected = [...exchange.operation.successes.keys()].join(' or ');
  return problem(exchange, 'rule', { field: 'status', expected, got: String(exchange.answer.status) }, 'Answers');
}

/** A success has `success: true` and a `traceId`; the generated schemas leave `traceId` to this check. */
function inspectEnvelope(exchange: Exchange): Verdict {
  const { json } = exchange.answer;
  const isEnvelope = isRecord(json) && json['success'] === true && typeof json['traceId'] === 'string';
  if (isEnvelope) return undefined;
  const expected = 'an envelope with success: true and a traceId';
  const got = isRecord(json) ? `the fields ${Object.keys(json).join(', ')}` : 'no object';
  return problem(exchange, 'shape', { field: 'answer', expected, got }, 'Answers');
}

function inspectShape(exchange: Exchange): readonly Verdict[] {
  const { operation, answer } = exchange;
  const call = `${operation.method} ${operation.path}`;
  const issues = schemasOf(call)?.answer?.safeParse(answer.json).error?.issues ?? [];
  const deviations = issues.map((issue): Problem => {
    const field = `answer.${fieldPathOf(issue.path)}`;
    const got = receivedAt(issue, answer.json);
    const expected = expectationOf(issue);
    return problem(exchange, 'shape', { field, expected, got }, 'the schema of the answer');
  });
  const unknown = findUnknownFields(call, answer.json).map((field) =>
    problem(exchange, 'shape', { field, expected: 'no such field', got: 'a field' }, 'the schema of the answer'),
  );
  const all = [...deviations, ...unknown];
  return all.length === 0 ? [undefined] : all;
}

function inspectMoney(exchange: Exchange, schema: Schema): readonly Verdict[] {
  return findValues(schema, exchange.answer.json, MONEY).map((found): Verdict => {
    const { path: field, value } = found;
    if (typeof value !== 'string') {
      const difference = { field, expected: 'a decimal string', got: `the ${typeof value} ${JSON.stringify(value)}` };
      return problem(exchange, 'money', difference, 'Money and time');
    }
    const currency = currencyOf(found);
    if (currency === undefined || isAmount(value, currency)) return undefined;
    const difference = { field, expected: `an amount in ${currency}`, got: JSON.stringify(value) };
    return problem(exchange, 'money', difference, 'Money and time');
  });
}

/** The nearest currency; undefined where the answer names none. */
function currencyOf({ around }: FoundValue): string | undefined {
  return around.map((record) => record['currency']).find((currency) => typeof currency === 'string');
}

function isAmount(text: string, currency: string): boolean {
  try {
    parseAmount(text, currency);
    return true;
  } catch (error) {
    if (error instanceof MoneyError) return false;
    throw error;
  }
}

/** A refusal is an error envelope whose code the operation names, with the status of that code. */
function inspectRefusal(exchange: Exchange): readonly Verdict[] {
  const { answer, operation } = exchange;
  const issues = zErrorEnvelope.safeParse(answer.json).error?.issues ?? [];
  const deviations = issues.map((issue) => {
    const field = `answer.${fieldPathOf(issue.path)}`;
    const got = receivedAt(issue, answer.json);
    return problem(exchange, 'shape', { field, expected: expectationOf(issue), got }, 'ErrorEnvelope');
  });
  const code = errorCodeOf(exchange);
  const known = Object.entries(errorStatuses).find(([name]) => name === code);
  if (known === undefined) return deviations.length === 0 ? [undefined] : deviations;
  const [name, status] = known;
  const isListed = name === 'METHOD_NOT_ALLOWED' || operation.errors.some((listed) => listed === name);
  return [
    ...deviations,
    isListed
      ? undefined
      : problem(
          exchange,
          'rule',
          { field: 'answer.errorCode', expected: `one of the codes of ${operation.id}`, got: name },
          `the responses of ${operation.id}`,
        ),
    status === answer.status
      ? undefined
      : problem(
          exchange,
          'rule',
          { field: 'status', expected: `${status} with ${name}`, got: outcomeOf(exchange) },
          'x-error-codes',
        ),
  ];
}
