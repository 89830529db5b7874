import type { HelpCenter } from '@croupier/sdk/types';
import { createApiClient, getHelpCenter } from '@croupier/sdk/client';
import { createWorld } from '@croupier/mock-server/node';
import { beforeAll, describe, expect, it } from 'vitest';

import { createHelpIndex, searchHelp, type HelpIndex } from './help-search.ts';
import { textOfHtml } from './text-of-html.ts';

const indexes = new Map<string, HelpIndex>();
beforeAll(async () => {
  const client = createApiClient({ baseUrl: 'https://platform.example', fetch: createWorld().dispatch });
  for (const lang of ['EN', 'TY'] as const) {
    const { value }: { value: HelpCenter } = await getHelpCenter({ client, query: { lang, device: 'WEB' } });
    indexes.set(lang, createHelpIndex(value.sections));
  }
});
const search = (query: string, lang = 'EN') => searchHelp(indexes.get(lang) ?? [], query);
const best = (query: string, lang = 'EN'): string | undefined => search(query, lang)[0]?.anchor;

describe('the search of the help center', () => {
  it.each([
    ['deposit not there', 'deposit-late'],
    ['My DEPOSIT is late!!', 'deposit-late'],
    ['how long does a withdrawal take', 'withdrawal-time'],
    ['confirm receipt', 'withdrawal-receipt'],
    ['forgot password', 'account-password'],
    ['lost phone', 'account-phone'],
    ['terms of use', 'term'],
  ])('finds for %j the answer first [HELP-01]', (query, anchor) => {
    expect(best(query)).toBe(anchor);
  });

  it.each([
    ['withdrwal', 'withdrawal'],
    ['depositt', 'deposit'],
    ['pasword', 'account'],
    ['bonuss', 'bonus'],
    ['limts', 'limits'],
  ])('forgives %j', (query, topic) => {
    expect(best(query)).toContain(topic);
  });

  it.each([
    ['wala pa ang deposito', 'deposit-late'],
    ['magdeposito', 'deposit'],
    ['nakalimutan password', 'account-password'],
  ])('finds %j in Filipino', (query, anchor) => {
    expect(best(query, 'TY')).toContain(anchor);
  });

  it.each(['bitcoin', 'zzzz', '', '   ', '?!', '<script>', '.*', '👍'])('finds nothing for %j', (query) => {
    expect(search(query).filter(({ text }) => !text.toLowerCase().includes('script'))).toEqual([]);
  });

  it('is fast enough to run at each letter, also for a long text', () => {
    const long = Array.from({ length: 200 }, (_, index) => `withdrawal${index}`).join(' ');
    const start = performance.now();
    search(long);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

it.each([
  ['<p>Ways, <strong>limits</strong></p><p>receipts</p>', 'Ways, limits receipts'],
  ['a &amp; b &#8369;5 &#x41; &unknown; &#99999999;', 'a & b ₱5 A &unknown; &#99999999;'],
  ['x<script>alert(1)</script>y<!-- <b>no</b> -->z', 'x y z'],
  ['<em>no</em>, yes', 'no, yes'],
  ['', ''],
])('the plain text of %j is %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
