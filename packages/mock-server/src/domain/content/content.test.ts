import {
  getAnnouncements,
  getHelpCenter,
  listBanners,
  listNotices,
  login,
  runFirstLogin,
  type Client,
} from '@croupier/sdk/client';
import { bonusOfDeposit, parseAmount, type Amount } from '@croupier/sdk/rules';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { bodyOf, createCaller, refusalOf } from '../../testing/caller.ts';
import type { LocalizedText } from '../kernel/index.ts';
import { announcedPromotions } from './announced-promotions.data.ts';
import { changeSettings, policyOf } from '../site/index.ts';
import { banners } from './banners.data.ts';
import { helpSections } from './help-center.ts';
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
    expect(value.popup[0]?.title).toBe('Welcome to the table');
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

  it('names in the summary of a bonus of deposits what ₱1,000 brings and what must be played for it', () => {
    const peso = (amount: Amount | undefined): string =>
      `₱${Number((amount?.minor ?? 0n) / 100n).toLocaleString('en')}`;
    const summaries = announcedPromotions.flatMap(({ deposit, terms, summary }) =>
      deposit !== undefined && terms !== undefined ? [{ terms, text: summary.EN }] : [],
    );
    expect(summaries).toHaveLength(2);
    for (const { terms, text } of summaries) {
      const example = bonusOfDeposit(parseAmount('1000.00', 'PHP'), terms, policyOf(createCaller().world));
      const figures = ['₱1,000', peso(example?.bonus), peso(example?.required), String(terms.days)];
      expect(text.match(/₱[\d,]+|\d+(?= days)/g)).toEqual(figures);
    }
  });

  it('refers to existing promotions only', () => {
    const ids = new Set<unknown>(announcedPromotions.map(({ promotionId }) => promotionId));
    const types = new Set(announcedPromotions.map(({ promotionType }) => promotionType));
    const targets = banners.filter(({ linkageType }) => linkageType === 'PROMOTION').map(({ target }) => target);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
    const offered = popups.flatMap(({ promotionType }) => promotionType ?? []);
    const ofNotices = world.store.notices.all().flatMap(({ promotionType }) => promotionType ?? []);
    expect(ofNotices).toContain('RELOAD');
    expect([...offered, ...ofNotices].filter((type) => !types.has(type))).toEqual([]);
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
    expect(value).toMatchObject({ pageNum: 1, pageSize: 9, totalPages: 2, totalElements: 12 });
    const dates = value.content.map(({ startDate }) => startDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const second = await listNotices({ client, query: { ...page, pageNo: 2 } });
    expect(second.value.content).toHaveLength(3);
  });

  it('shows a notice from its publication time', async () => {
    const { client, world } = createCaller();
    world.clock.advance(DAY);
    const { value } = await listNotices({ client, query: page });
    expect(value.content[0]?.id).toBe('nt_331');
  });

  it('names the time of a restriction that it announces, in the future of a new world', async () => {
    const { client, world } = createCaller();
    const { value } = await listNotices({ client, query: page });
    const maintenance = value.content.find(({ effectFrom }) => effectFrom !== undefined);
    expect(maintenance).toMatchObject({
      id: 'nt_328',
      effectFrom: '2026-11-21T18:00:00.000Z',
      effectUntil: '2026-11-21T20:00:00.000Z',
    });
    expect(Date.parse(maintenance?.effectFrom ?? '')).toBeGreaterThan(world.clock.now().getTime());
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
  const helpIn = async ({ client }: Pick<ReturnType<typeof createCaller>, 'client'>, lang: 'TY' | 'EN') =>
    (await getHelpCenter({ client, query: { lang, device: 'WEB' } })).value;

  it.each(['TY', 'EN'] as const)('has six topics with questions, terms and privacy in %s [HELP-01]', async (lang) => {
    const { sections, mostAsked = [] } = await helpIn(createCaller(), lang);
    const topics = sections.filter(({ questions }) => questions !== undefined);
    expect(topics).toHaveLength(6);
    for (const { questions = [] } of topics) expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(sections.slice(6).map(({ anchor }) => anchor)).toEqual(['term', 'privacy']);
    const questions = topics.flatMap((topic) => topic.questions ?? []);
    const anchors = [...sections, ...questions].map(({ anchor }) => anchor);
    expect(anchors).toEqual([...new Set(anchors)]);
    expect(mostAsked).toHaveLength(5);
    expect(mostAsked.filter((asked) => !questions.some(({ anchor }) => anchor === asked))).toEqual([]);
  });

  it.each(['TY', 'EN'] as const)('names one age in %s, the higher of the configured ones', async (lang) => {
    const caller = createCaller();
    const agesIn = async () => {
      const text = JSON.stringify(await helpIn(caller, lang));
      expect(text).not.toContain('{age}');
      return new Set(
        [...text.matchAll(/(?:at least|aged|below) (\d\d)\b|(\d\d) taong gulang/g)].map(
          ([, english, filipino]) => english ?? filipino,
        ),
      );
    };
    expect(await agesIn()).toEqual(new Set(['21']));
    changeSettings(caller.world, { termsAge: 23 });
    expect(await agesIn()).toEqual(new Set(['23']));
  });

  it('has the terms with summary, version and changes [ROUTE-11]', async () => {
    const { sections } = await helpIn(createCaller(), 'EN');
    const terms = sections.find(({ anchor }) => anchor === 'term');
    expect(terms).toMatchObject({ version: 12, updatedAt: '2026-10-31T16:00:00Z', summary: { length: 4 } });
    expect(terms?.changes).toContain('<li>');
  });

  const helpTexts = helpSections.flatMap((section) => [
    ...[section.title, section.content, section.changes, ...(section.summary ?? [])].flatMap((text) => text ?? []),
    ...(section.questions ?? []).flatMap(({ question, answer }) => [question, answer]),
  ]);

  it.each(helpTexts.map((text) => [text.EN.slice(0, 40), text] as const))(
    'has the same markup and figures in both languages: %s',
    (_start, { EN, TY }) => {
      const parts = (text: string) => [...text.matchAll(/<[^>]+>|₱[\d,]+|\d+(?:[.:,-]\d+)*%?/g)].map(String).toSorted();
      expect(parts(TY)).toEqual(parts(EN));
      expect(TY).not.toBe(EN);
    },
  );

  it('refuses a language that the site does not offer', async () => {
    const { client } = createCaller();
    const error = await refusalOf(getHelpCenter({ client, query: { lang: 'FR', device: 'WEB' } }));
    expect(error.code).toBe('LANGUAGE_UNSUPPORTED');
  });
});
