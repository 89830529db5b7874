import { expect, it } from 'vitest';

import { lineOrigin } from './line-origin.ts';

const PAGE = 'https://play.croupier.example';

it.each([
  ['m1.croupier.example', 'https://m1.croupier.example'],
  ['M1.Croupier.Example', 'https://m1.croupier.example'],
  ['m1.croupier.example:8443', 'https://m1.croupier.example:8443'],
  ['xn--80ak6aa92e.example', 'https://xn--80ak6aa92e.example'],
])('a line %s is opened at %s', (name, origin) => {
  expect(lineOrigin(name, PAGE)).toBe(origin);
});

it.each([
  '',
  'localhost',
  'm1',
  '192.0.2.1',
  '[::1]',
  '2130706433',
  'https://m1.croupier.example',
  '//m1.croupier.example',
  'm1.croupier.example/path',
  'm1.croupier.example?x',
  'm1.croupier.example#x',
  'user@m1.croupier.example',
  'm1.croupier.example:',
  'm1.croupier.example; script-src *',
  'm1.croupier.example *',
  '*.example',
  '-m1.example',
  'm1..example',
  'javascript:alert(1)',
  'm1.croupier.example\n',
  'ｍ1.example',
])('refuses %j as a domain [ERR-20]', (name) => {
  expect(lineOrigin(name, PAGE)).toBeUndefined();
});

it.each(['http://localhost:4173', 'http://127.0.0.1:4173', 'http://m2.mine.localhost:4173', 'http://[::1]:4173'])(
  'a page at %s has lines on this machine over http',
  (page) => {
    expect(lineOrigin('m1.mine.localhost:4173', page)).toBe('http://m1.mine.localhost:4173');
  },
);

it.each([PAGE, 'http://play.croupier.example', 'http://localhost.evil.example', 'https://evillocalhost'])(
  'a page at %s has no lines on this machine [ERR-20]',
  (page) => {
    expect(lineOrigin('m1.localhost:4173', page)).toBeUndefined();
  },
);
