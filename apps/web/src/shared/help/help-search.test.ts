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
const search = (query: string, lang = 'EN') => {
  const index = indexes.get(lang);
  if (index === undefined) throw new Error(`There is no help in ${lang}.`);
  return searchHelp(index, query);
};
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

  it('reads the beginning of a long text, and finds its answer as for a short one', () => {
    const question = 'my deposit is late';
    const filler = Array.from({ length: 5_000 }, (_, index) => `withdrawal${index}`).join(' ');
    const anchors = (query: string) => search(query).map(({ anchor }) => anchor);
    expect(best(`${question} ${'and '.repeat(5_000)}`)).toBe('deposit-late');
    expect(anchors(`${filler} ${question}`)).toEqual(anchors(filler.slice(0, 400)));
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
