import type { PromotionPage } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith, changeAnswers, recordRequests } from '../../testing/changed-answers.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { linksOf, partOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const BROKEN = { name: 'a status without a body', fault: { kind: 'status', status: 503 } } as const;

const STATES = [
  ['APPLYING', 'Applying'],
  ['REJECTED', 'Rejected'],
  ['ISSUED', 'Issued'],
  ['CLAIMED', 'Claimed'],
  ['PROCESS', 'In process'],
  ['JOINED', 'Joined'],
  ['CLOSE', 'Closed'],
  ['COMING_SOON', 'Coming soon'],
] as const;

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));

async function open(address: string, persona?: string): Promise<void> {
  await harness.site.open({ address, token: persona && harness.tokens[persona] });
  await harness.site.waitUntil(() => partOf('main ul', 'Promotions') !== undefined, 'The promotions');
}

/** Lists one promotion for each state. */
const listStates = (): void =>
  changeAnswers<PromotionPage>(harness.site, 'listPromotions', (page) => ({
    ...page,
    content: STATES.map(([status]) => ({
      promotionId: `promo_${status}`,
      promotionType: 'BIRTHDAY',
      title: `The promotion ${status}`,
      content: '<p>Text</p>',
      action: 'APPLY',
      status,
    })),
  }));

describe('the promotions', () => {
  it('are listed for a guest with their kinds as filters in the URL [ROUTE-12] [PROMO-01]', async () => {
    const requests = recordRequests(harness.site, 'listPromotions');
    await open('/promotions');
    const kinds = linksOf(partOf('main nav', 'Kinds of promotions'));
    expect(kinds[0]).toBe('/promotions');
    expect(kinds.length).toBeGreaterThan(1);
    expect(kinds.slice(1).every((link) => /^\/promotions\?type=\w+$/.test(link))).toBe(true);
    await press(findControl('Welcome'));
    await harness.site.waitUntil(
      () => findControl('Ended')?.getAttribute('href') === '/promotions?type=WELCOME&view=ended',
      'The filter',
    );
    await press(findControl('Ended'));
    await harness.site.waitUntil(
      () => requests.some(({ url }) => /promotionType=WELCOME/.test(url) && /view=ENDED/.test(url)),
      'The filtered list',
    );
    expect(location.search).toBe('?type=WELCOME&view=ended');
  });

  it('say the state of each for the member in words [PROMO-03]', async () => {
    listStates();
    await open('/promotions', 'member');
    const list = partOf('main ul', 'Promotions');
    const cards = [...(list?.children ?? [])].map(({ textContent }) => textContent ?? '');
    expect(cards.length).toBe(STATES.length);
    for (const [index, [, words]] of STATES.entries()) expect(cards[index]).toContain(words);
    expect(linksOf(list)[0]).toBe('/promotions/promo_APPLYING');
  });

  it.each([
    [{}, 'Join'],
    [{ status: 'JOINED' }, 'See your progress'],
    [{ status: 'PROCESS' }, 'See more'],
    [{ status: 'ISSUED' }, 'Claim it'],
  ])('offer with %o of one that is joined: %s [PROMO-03]', async (state, verb) => {
    changeAnswers<Record<string, unknown>>(harness.site, 'listPromotions', (page) => ({
      ...page,
      content: [
        { promotionId: 'p', promotionType: 'CHALLENGE', title: 'Slots', content: '', action: 'JOIN', ...state },
      ],
    }));
    await open('/promotions', 'member');
    expect(partOf('main ul', 'Promotions')?.textContent).toContain(verb);
  });

  it('begin with the bonus in play, and with what is left to play for it', async () => {
    await open('/promotions', 'member');
    await waitForText(/bonus: ₱2,714 of ₱5,000 played/);
    await waitForText('Still to play₱2,286');
    expect(findControl('See what counts')?.getAttribute('href')).toBe('/member/bonusDetails');
  });

  it('lead on where the way to take part is not known', async () => {
    changeAnswers<Record<string, unknown>>(harness.site, 'listPromotions', (page) => ({
      ...page,
      content: [{ promotionId: 'p', promotionType: 'BIRTHDAY', title: 'New', content: '', action: 'A_NEW_ONE' }],
    }));
    await open('/promotions');
    expect(partOf('main ul', 'Promotions')?.textContent).toContain('See more');
  });

  it('are not those of the member for a guest, who has none', async () => {
    await open('/promotions');
    expect(findControl('Mine')).toBeUndefined();
    await open('/promotions', 'member');
    expect(findControl('Mine')).toBeDefined();
  });

  it('are listed although their kinds did not load', async () => {
    const stop = planFault(harness.site.world, 'listPromotionTypes', BROKEN);
    await open('/promotions');
    expect(stop()).toBeGreaterThan(0);
    expect(linksOf(partOf('main ul', 'Promotions')).length).toBeGreaterThan(0);
  });

  it('that have ended are listed by pages', async () => {
    const requests: string[] = [];
    answerWith(harness.site, 'listPromotions', async ({ url }) => {
      const pageNo = Number(new URL(url).searchParams.get('pageNo') ?? '1');
      if (url.includes('ENDED')) requests.push(String(pageNo));
      const promotion = { promotionType: 'BIRTHDAY', content: '', action: 'CLAIM', status: 'CLOSE' };
      const content = [{ ...promotion, promotionId: `promo_${pageNo}`, title: `Promotion ${pageNo}` }];
      const value = { content, pageNum: pageNo, pageSize: 1, totalPages: 2, totalElements: 2 };
      return Response.json({ success: true, value, traceId: 'trace' });
    });
    await open('/promotions?view=ended');
    await waitForText('Promotion 1');
    await harness.site.waitUntil(() => findControl('Show more') !== undefined, 'The button for more');
    await press('Show more');
    await waitForText('Promotion 2');
    expect(requests).toEqual(['1', '2']);
  });

  it('have a view that says so when none is in it', async () => {
    changeAnswers<PromotionPage>(harness.site, 'listPromotions', (page) => ({
      ...page,
      content: [],
      totalElements: 0,
    }));
    await harness.site.open({ address: '/promotions?view=mine', token: harness.tokens['member'] });
    await waitForText('You take part in none');
    expect(findControl('See all open ones')?.getAttribute('href')).toBe('/promotions');
  });
});
