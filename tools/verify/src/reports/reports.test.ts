import { operations as paths } from '@croupier/sdk/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checks } from '../checks/index.ts';
import { operations } from '../contract/operations.ts';
import { countStates, type RunResult } from '../run/result.ts';
import { verify } from '../run/verify.ts';
import { connect } from '../server/server.ts';
import { startDriftProxy, type Drift } from '../testing/drift-proxy.ts';
import { startMock } from '../testing/mock.ts';
import { formatHtml } from './html/page.ts';
import { formatJson } from './json.ts';
import { formatJunit } from './junit.ts';
import { formatTerminal } from './terminal.ts';

/** A balance as a number with markup beside it, a header that is missing, and a call that is not implemented. */
const DRIFT: Drift = {
  answer(answer, { url }) {
    if (url.pathname === paths.getMemberInfo.path) {
      answer.text = answer.text.replace(/"balance":"[\d.]+"/u, '"balance":12.5,"note":"<b>"');
    }
    if (url.pathname === paths.getSiteConfiguration.path) answer.headers.delete('Cache-Control');
    if (url.pathname === paths.listBanners.path) answer.status = 501;
  },
};
const WANTED = new Set<string>([
  'getMemberInfo',
  'getSiteConfiguration',
  'listBanners',
  'getVipProgress',
  'login',
  'pingDomain',
]);

let result: RunResult;
let stop: () => void;

beforeAll(async () => {
  const mock = await startMock();
  const { baseUrl, plant, close } = await startDriftProxy(mock.baseUrl);
  plant(DRIFT);
  stop = () => {
    close();
    mock.close();
  };
  const chosen = operations.filter(({ id }) => WANTED.has(id));
  const tokens = new Map([...mock.tokens].filter(([role]) => role === 'member'));
  result = await verify({ baseUrl, server: connect({ baseUrl, tokens }), operations: chosen, checks });
});

afterAll(() => stop());

it('counts every operation in one state', () => {
  const { fails, 'not implemented': missing, 'not reached': unreached, conforms } = countStates(result);
  expect({ fails, missing, unreached }).toEqual({ fails: 2, missing: 1, unreached: 1 });
  expect(conforms + fails + missing + unreached).toBe(result.operations.length);
});

describe('the terminal', () => {
  it('shows tags, failures with the worst first, what was not reached and the verdict in 100 columns', () => {
    const lines = formatTerminal(result, { isColoured: false }).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
    const text = lines.join('\n');
    const inOrder = [
      'contract 2.0.0',
      '✗ member',
      'Failures, the worst first',
      '1  money  getMemberInfo',
      'answer.value.balance: expected a decimal string, got the number 12.5.',
      'curl -i \\\n',
      '2  rule   getSiteConfiguration',
      'header Cache-Control: expected no-store, got no such header.',
      'Not reached',
      'it writes; only its refusals were checked',
      `2 of ${result.operations.length} operations do not conform.`,
      'Without a session of trial, agent, their calls were left out.',
      'Fix getMemberInfo first: croupier-verify',
    ];
    const places = inOrder.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
});

describe('the files', () => {
  it('is one HTML page without scripts, whose texts of the server are escaped', () => {
    const html = formatHtml(result);
    expect(html).toContain(`<h1>2 of ${result.operations.length} operations do not conform.</h1>`);
    expect(html).toContain('&quot;note&quot;:&quot;&lt;b&gt;&quot;');
    expect(html).not.toMatch(/<script|<link|<img|url\(|@import/u);
  });

  it('counts failures and skipped cases in JUnit', () => {
    const junit = formatJunit(result);
    expect(junit).toContain(`tests="${result.operations.length}" failures="2" skipped="2"`);
    expect(junit.match(/<failure /gu)).toHaveLength(2);
  });

  it('has the exchange of each problem in JSON, without tokens', () => {
    const json = formatJson(result);
    const { operations: all }: { operations: { id: string; problems: object[] }[] } = JSON.parse(json);
    const problem = { risk: 'money', field: 'answer.value.balance', request: { method: 'GET', role: 'member' } };
    expect(all.find(({ id }) => id === 'getMemberInfo')?.problems[0]).toMatchObject(problem);
    expect(json).not.toContain('mbr_');
  });
});
