// @vitest-environment node
import { createHttpMock } from '@croupier/mock-server/server';
import { describe, expect, it } from 'vitest';

import type { CallPlatform } from './landing-pages.ts';
import { createLineSources } from './line-sources.ts';
import { createPagePolicy } from './security-headers.ts';

const CONFIG = { brand: 'croupier', apiBase: '', testLanguage: false };

const answer = (...names: readonly string[]): Response =>
  Response.json({
    success: true,
    value: { domainList: names.map((domainName) => ({ domainName })) },
    traceId: 'trace',
  });

/** Calls that answer in turn, the last one for good; each answer may fail. */
function platformOf(...answers: ReadonlyArray<() => Promise<Response>>): { call: CallPlatform; count: () => number } {
  let count = 0;
  return {
    count: () => count,
    call: async () => {
      const next = answers[Math.min(count, answers.length - 1)];
      count += 1;
      return next?.() ?? Response.error();
    },
  };
}

const failing = () => Promise.reject(new Error('closed'));

describe('the sources of lines', () => {
  it('are the pings of the lines on this machine for a sandbox page, by its port and world', async () => {
    const sources = createLineSources(CONFIG, createHttpMock().fetch);
    const own = await sources({ host: 'localhost:4173' });
    expect(own).toHaveLength(8);
    expect(own[0]).toBe('http://m1.localhost:4173/ping.json');
    const [other] = await sources({ host: '127.0.0.1:4180', cookie: 'lang=EN; mock-world=mine' });
    expect(other).toBe('http://m1.mine.localhost:4180/ping.json');
  });

  it('are pings over https for a page by any other host name, whatever it is', async () => {
    const sources = createLineSources(CONFIG, createHttpMock().fetch);
    for (const host of ['play.croupier.example', 'evil.example', '*; script-src *', '']) {
      expect((await sources({ host }))[0]).toBe('https://m1.croupier.example/ping.json');
    }
  });

  it('leave out what is no host name, and never more than 40', async () => {
    const names = [
      'm1.example',
      "'unsafe-inline'",
      '*',
      'm2.example; script-src *',
      'm1.localhost',
      'https://m3.example',
    ];
    const sources = createLineSources(CONFIG, platformOf(async () => answer(...names)).call);
    expect(await sources({ host: 'play.example' })).toEqual(['https://m1.example/ping.json']);
    const many = Array.from({ length: 60 }, (_, index) => `m${index}.example`);
    const limited = createLineSources(CONFIG, platformOf(async () => answer(...many)).call);
    expect(await limited({ host: 'play.example' })).toHaveLength(40);
  });

  it('are asked for again after 30 s, behind the page, and stay when that fails', async () => {
    let time = 0;
    const platform = platformOf(
      async () => answer('m1.example'),
      failing,
      async () => answer('m2.example'),
    );
    const sources = createLineSources(CONFIG, platform.call, () => time);
    const ask = async () => sources({ host: 'play.example' });
    const [first, second] = [['https://m1.example/ping.json'], ['https://m2.example/ping.json']];
    expect([await ask(), await ask(), platform.count()]).toEqual([first, first, 1]);
    time = 30_000;
    expect(await ask()).toEqual(first);
    time = 60_000;
    expect(await ask()).toEqual(first);
    await expect.poll(ask).toEqual(second);
  });

  it('are none when the platform does not answer at first', async () => {
    expect(await createLineSources(CONFIG, failing)({ host: 'play.example' })).toEqual([]);
    const silent = createLineSources(CONFIG, () => new Promise(() => {}));
    expect(await silent({ host: 'play.example' })).toEqual([]);
  });
});

it('the policy of a page differs with lines in connect-src alone', () => {
  const policyWith = createPagePolicy(CONFIG, ['<script>1</script>']);
  const directives = (policy: string): string[] => policy.split('; ');
  const [without, withLine] = [policyWith([]), policyWith(['https://m1.example/ping.json'])].map(directives);
  expect(withLine?.filter((directive) => !without?.includes(directive))).toEqual([
    "connect-src 'self' https://m1.example/ping.json",
  ]);
  expect(without).toContain("connect-src 'self'");
  expect(withLine).toHaveLength(without?.length ?? 0);
});
