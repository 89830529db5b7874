import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import type { Change } from '../compare/changes.ts';
import { callsOf, type ReadContract } from './document.ts';
import { buildSite } from './site.ts';

const root = path.resolve(import.meta.dirname, '..');
const encryption = readFileSync(path.join(root, 'fixtures/README.md'), 'utf8');
const read = (file: string): ReadContract => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** A small contract that has every feature once, and texts with HTML. */
const small = read('docs/fixtures/one-of-everything.json');
const working = read('dist/openapi.json');

const CHANGES: Change[] = [
  { id: 'endpoint-added', method: 'GET', path: '/wps/orders', text: 'endpoint added', breaks: false },
  { id: 'api-removed', method: 'GET', path: '/wps/gone', text: 'the call `gone` was removed', breaks: true },
];
const build = (contract: ReadContract): Map<string, string> =>
  buildSite({ contract, encryption, changes: CHANGES, releasedVersion: '1.0.0' });

/** Files next to every page. */
const FILES = new Set(['docs.css', 'encrypted-body.json']);

const idsOf = (html: string): string[] => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);

describe.each([
  ['a contract with one of everything', small],
  ['the current contract', working],
])('buildSite for %s', (_, contract) => {
  const site = build(contract);

  it('describes every call once and lists it in the index', () => {
    const calls = callsOf(contract);
    expect(calls.length).toBeGreaterThan(0);
    for (const { id, path: callPath } of calls) {
      const pages = [...site].filter(([, html]) => html.includes(`<h2 id="${id}">`));
      expect(pages, id).toHaveLength(1);
      expect(pages[0]?.[1]).toContain(`<code>${callPath}</code>`);
      expect(site.get('operations.html')).toContain(`#${id}"`);
    }
  });

  it('describes every schema and every error code', () => {
    const codes = Object.keys(contract.components.schemas['ErrorCode']?.['x-error-codes'] ?? {});
    expect(idsOf(site.get('schemas.html') ?? '')).toEqual(
      expect.arrayContaining(Object.keys(contract.components.schemas)),
    );
    expect(codes.length).toBeGreaterThan(0);
    expect(idsOf(site.get('errors.html') ?? '')).toEqual(expect.arrayContaining(codes));
  });

  it('writes only links with an existing target', () => {
    for (const [file, html] of site) {
      for (const [, href = ''] of html.matchAll(/\shref="([^"]*)"/g)) {
        if (href === 'data:,' || href.startsWith('https://')) continue;
        const [page = '', anchor] = href.split('#');
        if (FILES.has(page)) continue;
        const target = page === '' ? html : site.get(page);
        const anchors = target === undefined ? [] : ['the page itself', ...idsOf(target)];
        expect(anchors, `${file} → ${href}`).toContain(anchor ?? 'the page itself');
      }
    }
  });

  it('writes unique ids, one main heading and no skipped heading level', () => {
    for (const [file, html] of site) {
      const ids = idsOf(html);
      expect(ids.toSorted(), file).toEqual([...new Set(ids)].toSorted());
      const main = html.slice(html.indexOf('<main'));
      const levels = [...main.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      expect(
        levels.filter((level) => level === 1),
        file,
      ).toHaveLength(1);
      for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0), file).toBeLessThan(2);
    }
  });

  it('writes no script, inline style or external resource', () => {
    for (const [file, html] of site) {
      expect(html, file).not.toMatch(/<(?:script|style|iframe|object|img)\b|\sstyle=|\son\w+="|\ssrc=|@import/i);
      expect(html.match(/<link [^>]*>/g), file).toEqual([
        '<link rel="icon" href="data:," />',
        '<link rel="stylesheet" href="docs.css" />',
      ]);
    }
  });
});

describe('operationSection', () => {
  const page = build(small).get('tag-bank-order.html') ?? '';

  it('shows roles, badges and errors', () => {
    for (const text of ['encrypted', 'idempotency key', 'needs ORDERS3', 'memberToken', '>agent<', 'X-Order'])
      expect(page).toContain(text);
    expect(page).toMatch(/errors\.html#AMOUNT_REFUSED[\s\S]*Too much[\s\S]*<code>max<\/code>/);
    expect(page).toContain('1 to 9 characters');
    expect(page).toContain('Inside the encrypted body');
  });

  it('links calls, schemas and codes in its text', () => {
    expect(page).toContain('<a href="tag-bank-order.html#listOrders"><code>listOrders</code></a>');
    expect(page).toContain('<a href="errors.html#AMOUNT_REFUSED"><code>AMOUNT_REFUSED</code></a>');
  });

  it('escapes HTML in texts', () => {
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});

it('lists the changes with links to existing calls', () => {
  const page = build(small).get('changes.html') ?? '';
  expect(page).toContain('the call <code>gone</code> was removed');
  expect(page).toContain('tag-bank-order.html#listOrders');
  expect(page).not.toContain('Nothing is.');
});
