import {
  getAnnouncements,
  getHelpCenter,
  listBanners,
  listNotices,
  login,
  runFirstLogin,
  type Client,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { bodyOf, createCaller, refusalOf } from '../../testing/caller.ts';
import type { LocalizedText } from '../kernel/index.ts';
import { announcedPromotions } from './announced-promotions.data.ts';
import { banners } from './banners.data.ts';
import { popups } from './popups.data.ts';

const DAY = 86_400_000;
const home = { dataTypes: 'B,PL,PU,PR,H', platform: 'W' } as const;
const page = { pageNo: 1, pageSize: 9 } as const;

async function callAs(persona: { account: string; password: string }) {
  const caller = createCaller();
  const { value } = await login({ client: caller.client, body: bodyOf(persona) });
  caller.setToken(value.token);
  return caller;
}

describe('announcements', () => {
  it('show visitors the popups of execution B only [ANN-12]', async () => {
    const { client } = createCaller();
    const { value } = await getAnnouncements({ client, query: { ...home, language: 'EN' } });
    expect(new Set(value.popup.map(({ execution }) => execution))).toEqual(new Set(['B']));
    expect(value.popup[0]?.title).toBe('Welcome to Croupier');
    expect(value.banners.length).toBeGreaterThan(3);
    expect(value.promotion[0]).toMatchObject({ promotionId: 'promo_welcome100', promotionType: 'WELCOME' });
  });

  it('show a member those of A, and of F until the first login is over [ANN-11]', async () => {
    const executionsOf = async (client: Client) =>
      new Set((await getAnnouncements({ client, query: home })).value.popup.map(({ execution }) => execution));
    const { client } = await callAs(personas.firstLogin);
    expect(await executionsOf(client)).toEqual(new Set(['A', 'F']));
    await runFirstLogin({ client });
    expect(await executionsOf(client)).toEqual(new Set(['A']));
    expect(await executionsOf((await callAs(personas.member)).client)).toEqual(new Set(['A']));
  });

  it('show a member only the popups of B when the request names B', async () => {
    const { client } = await callAs(personas.member);
    const query = { dataTypes: 'B,PL,PU,PR', execution: 'B', platform: 'W' } as const;
    const answer = await getAnnouncements({ client, query });
    expect(new Set(answer.value.popup.map(({ execution }) => execution))).toEqual(new Set(['B']));
  });

  it('contain home page notices only when the request includes H', async () => {
    const { client } = createCaller();
    const ids = async (dataTypes: 'B,PL,PU,PR,H' | 'B,PL,PU,PR') =>
      (await getAnnouncements({ client, query: { dataTypes, platform: 'W' } })).value.player.map(({ id }) => id);
    expect(await ids('B,PL,PU,PR,H')).toContain('nt_330');
    expect(await ids('B,PL,PU,PR')).not.toContain('nt_330');
  });

  it('are in Filipino unless another language is asked for', async () => {
    const { client } = createCaller();
    const titles = async (language?: 'TY' | 'EN' | 'CN') => {
      const query = language === undefined ? home : { ...home, language };
      return (await getAnnouncements({ client, query })).value.player.map(({ title }) => title);
    };
    expect(await titles()).toEqual(await titles('TY'));
    expect(await titles('EN')).not.toEqual(await titles('TY'));
    expect(await titles('CN')).toEqual(await titles('EN'));
  });
});

describe('announced content', () => {
  const PAGES = [
    '/promotions',
    '/rng',
    '/live',
    '/fish',
    '/sports',
    '/down',
    '/pointMall',
    '/help',
    '/member',
    '/agentHome',
  ];
  const { world } = createCaller();
  const texts: readonly (readonly [name: string, text: LocalizedText])[] = [
    ...world.store.notices
      .all()
      .flatMap(({ id, titleEn, titleTy, contentEn, contentTy }): [string, LocalizedText][] => [
        [`the title of ${id}`, { EN: titleEn, TY: titleTy }],
        [id, { EN: contentEn, TY: contentTy }],
      ]),
    ...popups.map(({ title, content }) => [title.EN, content] as const),
    ...announcedPromotions.map(({ promotionId, content }) => [promotionId, content] as const),
  ];
  const allOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([found]) => found);

  it.each(texts)('has the same markup and figures in both languages: %s', (_name, { EN, TY }) => {
    for (const pattern of [/<[^>]+>/g, /₱[\d,]+|×?\d+(?:[.:,/]\d+)*%?/g]) {
      expect(allOf(TY, pattern).toSorted()).toEqual(allOf(EN, pattern).toSorted());
    }
    const links = allOf(EN, /(?<=href=")[^"?#]+/g);
    for (const link of links) expect(PAGES).toContain(/^\/\w+/.exec(link)?.[0]);
  });

  it('translates every title to Filipino', () => {
    const { notices } = world.store;
    const titles = [
      ...notices.all().map(({ titleEn, titleTy }) => ({ EN: titleEn, TY: titleTy })),
      ...[...popups, ...announcedPromotions].map(({ title }) => title),
    ];
    expect(titles.filter(({ EN, TY }) => EN === TY)).toEqual([]);
  });

  it('refers to existing promotions only', () => {
    const ids = new Set<unknown>(announcedPromotions.map(({ promotionId }) => promotionId));
    const types = new Set(announcedPromotions.map(({ promotionType }) => promotionType));
    const targets = banners.filter(({ linkageType }) => linkageType === 'PROMOTION').map(({ target }) => target);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
    const offered = popups.flatMap(({ promotionType }) => promotionType ?? []);
    expect(offered.filter((type) => !types.has(type))).toEqual([]);
  });

  it("dates the raffle from the first to the last second of the site's month", async () => {
    const { client, world: ours } = createCaller();
    const raffle = async () =>
      (await getAnnouncements({ client, query: home })).value.promotion.find(({ action }) => action === 'RAFFLE');
    expect(await raffle()).toMatchObject({ startAt: '2026-10-31T16:00:00.000Z', endAt: '2026-11-30T15:59:59.000Z' });
    ours.clock.advance(Date.parse('2026-11-30T16:00:00Z') - ours.clock.now().getTime());
    expect(await raffle()).toMatchObject({ startAt: '2026-11-30T16:00:00.000Z', endAt: '2026-12-31T15:59:59.000Z' });
  });
});

describe('the list of notices', () => {
  it('comes in pages of nine, newest first', async () => {
    const { client } = createCaller();
    const { value } = await listNotices({ client, query: page });
    expect(value.content).toHaveLength(9);
    expect(value).toMatchObject({ pageNum: 1, pageSize: 9, totalPages: 2, totalElements: 11 });
    const dates = value.content.map(({ startDate }) => startDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const second = await listNotices({ client, query: { ...page, pageNo: 2 } });
    expect(second.value.content).toHaveLength(2);
  });

  it('shows a notice from its publication time', async () => {
    const { client, world } = createCaller();
    world.clock.advance(DAY);
    const { value } = await listNotices({ client, query: page });
    expect(value.content[0]?.id).toBe('nt_331');
  });

  it("shows agents' notices to agents only", async () => {
    const member = await callAs(personas.member);
    const query = { ...page, audience: 'AGENT' } as const;
    expect((await refusalOf(listNotices({ client: member.client, query }))).code).toBe('AGENT_ONLY');
    const agent = await callAs(personas.agent);
    const { value } = await listNotices({ client: agent.client, query });
    expect(value.content.map(({ id }) => id)).toEqual(['na_108', 'na_107', 'na_106']);
  });
});

describe('banners', () => {
  it.each(['w_home', 'w_popup', 'w_forget', 'w_login', 'w_register', 'w_leftmenu'] as const)(
    'exist for the position %s [BANNER-01]',
    async (groupName) => {
      const { client } = createCaller();
      const { list } = (await listBanners({ client, query: { groupName } })).value;
      expect(list.length).toBeGreaterThan(0);
      expect(list.every((banner) => banner.groupName === groupName)).toBe(true);
    },
  );
});

describe('the help center', () => {
  it.each(['TY', 'EN'] as const)('has the terms of use in %s', async (lang) => {
    const { client } = createCaller();
    const { sections } = (await getHelpCenter({ client, query: { lang, device: 'WEB' } })).value;
    expect(sections.length).toBeGreaterThan(5);
    expect(sections.find(({ anchor }) => anchor === 'term')?.content).toContain('21');
  });

  it('refuses a language that the site does not offer', async () => {
    const { client } = createCaller();
    const error = await refusalOf(getHelpCenter({ client, query: { lang: 'FR', device: 'WEB' } }));
    expect(error.code).toBe('LANGUAGE_UNSUPPORTED');
  });
});
