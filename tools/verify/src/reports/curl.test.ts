import { describe, expect, it } from 'vitest';

import { operations, type Operation } from '../contract/operations.ts';
import type { FoundProblem, RunResult } from '../run/result.ts';
import type { Exchange } from '../server/exchange.ts';
import { curlOf } from './curl.ts';

const result: RunResult = {
  baseUrl: 'https://api.example',
  contractVersion: '2.0.0',
  startedAt: new Date(0),
  tookMs: 0,
  comparisons: 0,
  roles: [],
  operations: [],
  journeys: [],
  notTried: [],
};

function problemOf(id: string, request: Exchange['request']): FoundProblem {
  const operation: Operation | undefined = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`The contract has no ${id}.`);
  const answer = { status: 200, headers: new Headers(), text: '{}', json: {} };
  const place = { risk: 'shape' as const, field: 'answer', expected: 'a', got: 'b', rule: 'c' };
  return { ...place, check: 'answer', times: 1, exchange: { operation, request, answer } };
}

describe('curlOf', () => {
  it('reads with the token of the role', () => {
    const problem = problemOf('listTransactions', { role: 'member', method: 'GET', target: '/a?b=1' });
    expect(curlOf(result, problem)).toBe(
      `curl -i 'https://api.example/a?b=1' -H "Authorization: Bearer $MEMBER_TOKEN"`,
    );
  });

  it('sends a body in quotes, with its secrets masked and its key', () => {
    const body = { paymentPassword: '482915', remark: "it's" };
    const problem = problemOf('transferToUpline', {
      role: 'member',
      method: 'POST',
      target: '/a',
      body,
      idempotencyKey: 'k-1',
    });
    const curl = curlOf(result, problem);
    expect(curl).toContain('-X POST');
    expect(curl).toContain("-H 'Idempotency-Key: k-1'");
    expect(curl).toContain(String.raw`"remark":"it'\''s"`);
    expect(curl).not.toContain('482915');
  });

  it('has no token for a guest', () => {
    const problem = problemOf('listBanners', { role: 'guest', method: 'GET', target: '/a' });
    expect(curlOf(result, problem)).toBe("curl -i 'https://api.example/a'");
  });
});
