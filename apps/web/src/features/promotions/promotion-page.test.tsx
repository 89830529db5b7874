import type { MemberInfo, Promotion, PromotionParticipationPage } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith, changeAnswers, recordRequests } from '../../testing/changed-answers.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { linksOf, sectionOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const WELCOME: Promotion = {
  promotionId: 'promo_welcome100',
  promotionType: 'WELCOME',
  title: '100% welcome bonus',
  content: '<p>The whole text.</p>',
  action: 'CLAIM',
  terms: {
    rate: '1.0000',
    cap: '5000.00',
    minDeposit: '100.00',
    currency: 'PHP',
    factor: '15',
    basis: 'PAID_AND_BONUS',
    days: 30,
    maxStake: '500.00',
    gameWeights: [
      { gameType: 'RNG', weight: '1.0000' },
      { gameType: 'LIVE', weight: '0.2000' },
    ],
  },
};

const BIRTHDAY: Promotion = {
  promotionId: 'promo_birthday',
  promotionType: 'BIRTHDAY',
  title: 'Birthday gift',
  content: '<p>Send a picture.</p>',
  action: 'APPLY',
  requiresImages: true,
  applicationsLeft: 3,
};

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));

async function open(promotion: Promotion, persona?: string): Promise<void> {
  changeAnswers<Promotion>(harness.site, 'getPromotion', () => promotion);
  changeAnswers<PromotionParticipationPage>(harness.site, 'listPromotionParticipations', (page) => ({
    ...page,
    content: [],
  }));
  const address = `/promotions/${promotion.promotionId}`;
  await harness.site.open({ address, token: persona && harness.tokens[persona] });
  await harness.site.waitUntil(() => document.querySelector('main h1')?.textContent === promotion.title, 'The page');
}

/** Refuses a call with a code of the contract. */
const refuse = (call: 'claimPromotion' | 'applyPromotion', code: string, value: object): void =>
  answerWith(harness.site, call, async () =>
    Response.json({ success: false, errorCode: code, message: '', value, traceId: 'trace' }, { status: 409 }),
  );

describe('a promotion', () => {
  it('has its terms as figures, with an example computed from them [PROMO-01]', async () => {
    await open(WELCOME);
    expect(document.title).toBe('100% welcome bonus · Croupier');
    const text = document.querySelector('main')?.textContent ?? '';
    for (const part of ['100%', 'reached with a deposit of ₱5,000', '15 ×deposit and bonus', 'within 30 days', '₱500'])
      expect(text).toContain(part);
    const example = sectionOf('An example in full').textContent ?? '';
    for (const part of ['You deposit₱1,000.00', 'We add₱1,000.00', '₱30,000.00']) expect(example).toContain(part);
    expect(sectionOf('How much a stake counts').textContent).toContain('Live casino20%');
    expect(findControl('Register and take it')).toBeDefined();
  });

  it.each([
    ['RAFFLE', false],
    ['NONE', false],
    ['CLAIM', true],
  ] as const)('with the action %s lists the times of the member: %s [PROMO-01]', async (action, isListed) => {
    await open({ ...WELCOME, action }, 'member');
    await waitForText('All terms');
    expect(showsText('My times')).toBe(isListed);
  });

  it('asks for the times of the member in the language of the page [PROMO-03]', async () => {
    const requests = recordRequests(harness.site, 'listPromotionParticipations');
    // The account of maricel is in Filipino.
    await harness.site.open({ address: '/promotions/promo_birthday', token: harness.tokens['member'] });
    await harness.site.waitUntil(() => requests.length > 0, 'The times');
    expect(requests.map(({ url }) => new URL(url).searchParams.get('language'))).toEqual(['EN']);
  });

  it('that nobody has says so, and leads to the others', async () => {
    answerWith(harness.site, 'getPromotion', async () =>
      Response.json({ success: false, errorCode: 'PROMO_NOT_FOUND', message: '', traceId: 'trace' }, { status: 404 }),
    );
    await harness.site.open({ address: '/promotions/promo_none' });
    await waitForText('There is no such promotion');
    expect(linksOf(document.querySelector('main') ?? undefined)).toContain('/promotions');
  });

  it('names the conditions that are not met, with the way to meet them', async () => {
    await open({ ...WELCOME, requirements: [{ code: 'DEPOSIT_TOO_SMALL', met: false }] }, 'member');
    const conditions = sectionOf('Can I have it?');
    expect(conditions.textContent).toContain('Your deposit is below the minimum.');
    expect(linksOf(conditions)).toEqual(['/member/depositv2']);
    expect(findControl('Claim it')).toBeUndefined();
    expect(findControl('Take it')).toBeDefined();
  });

  it('shows why it was rejected, and how far a bonus came [PROMO-03]', async () => {
    changeAnswers<Promotion>(harness.site, 'getPromotion', () => BIRTHDAY);
    changeAnswers<PromotionParticipationPage>(harness.site, 'listPromotionParticipations', (page) => ({
      ...page,
      content: [
        {
          participationId: 'pp_1',
          promotionId: 'promo_birthday',
          title: 'Birthday gift',
          status: 'REJECTED',
          createdAt: '2026-06-15T02:00:00Z',
          updatedAt: '2026-06-15T03:00:00Z',
          rejectReason: 'The picture is not readable.',
        },
        {
          participationId: 'pp_2',
          promotionId: 'promo_birthday',
          title: 'Birthday gift',
          status: 'CLAIMED',
          amount: '500.00',
          currency: 'PHP',
          createdAt: '2026-06-14T02:00:00Z',
          updatedAt: '2026-06-14T03:00:00Z',
          bonusId: 'bon_4410',
        },
      ],
    }));
    const details = recordRequests(harness.site, 'listBonusDetails');
    await harness.site.open({ address: '/promotions/promo_birthday', token: harness.tokens['member'] });
    await waitForText('The picture is not readable.');
    await waitForText('In play, ₱500.00');
    expect(sectionOf('My times').textContent).toContain('₱2,714.00 of ₱5,000.00');
    // The bonus in play is known already.
    expect(details).toEqual([]);
  });
});

describe('the way to take part', () => {
  it('can be loaded again when the session did not load', async () => {
    const stop = planFault(harness.site.world, 'getMemberInfo', {
      name: 'a status without a body',
      fault: { kind: 'status', status: 503 },
    });
    await open(WELCOME, 'member');
    await harness.site.waitUntil(() => findControl('Try again') !== undefined, 'The retry');
    expect(document.querySelector('main')?.contains(findControl('Try again') ?? null)).toBe(true);
    stop();
    await press('Try again');
    await harness.site.waitUntil(() => findControl('Claim it') !== undefined, 'The button');
  });

  it('asks free play to register', async () => {
    changeAnswers<MemberInfo>(harness.site, 'getMemberInfo', (member) => ({ ...member, type: 4 }));
    await open(WELCOME, 'member');
    await waitForText('Free play cannot take a bonus');
    expect(findControl('Claim it')).toBeUndefined();
    await press('Register and take it');
    await harness.site.waitUntil(() => findControl('Create account') !== undefined, 'The registration');
  });
});

describe('claiming a promotion', () => {
  it('is done once, and says what came [PROMO-01]', async () => {
    const requests = recordRequests(harness.site, 'claimPromotion');
    await open(WELCOME, 'member');
    await press('Claim it');
    await harness.site.waitUntil(() => requests.length > 0, 'The claim');
    await harness.site.untilIdle();
    expect(requests.length).toBe(1);
    expect(requests[0]?.headers.get('Idempotency-Key')).not.toBeNull();
  });

  it('that is not answered yet is shown at this promotion only', async () => {
    await open(WELCOME, 'member');
    planFault(harness.site.world, 'claimPromotion', { name: 'no response', fault: { kind: 'reset' } });
    await press('Claim it');
    await waitForText('We are checking what became of it');
    changeAnswers<Promotion>(harness.site, 'getPromotion', () => ({ ...BIRTHDAY, action: 'CLAIM' }));
    history.replaceState(null, '', '/promotions/promo_birthday');
    await harness.site.reopen();
    await waitForText('Birthday gift');
    expect(findControl('Claim it')?.hasAttribute('aria-busy')).toBe(false);
    changeAnswers<Promotion>(harness.site, 'getPromotion', () => WELCOME);
    history.replaceState(null, '', '/promotions/promo_welcome100');
    await harness.site.reopen();
    await waitForText('100% welcome bonus');
    expect(findControl('Claim it')?.hasAttribute('aria-busy')).toBe(true);
  });

  it.each([
    ['PROMO_NOT_ELIGIBLE', { reason: 'DEPOSIT_PLAYED' }, 'You placed a bet after the deposit.'],
    ['PROMO_NOT_ELIGIBLE', { reason: 'A_NEW_ONE' }, 'Something that it asks for is missing'],
    ['BONUS_ACTIVE', {}, 'You still play another bonus'],
    ['PROMO_ALREADY_CLAIMED', {}, 'It was claimed already'],
  ])('that is refused with %s says why and what next', async (code, value, text) => {
    refuse('claimPromotion', code, value);
    await open(WELCOME, 'member');
    await press('Claim it');
    await waitForText(text);
    expect(findControl('Claim it')).toBeDefined();
  });
});

describe('applying for a promotion', () => {
  const keepPicture = (): void =>
    sessionStorage.setItem(
      'pictures:promotion promo_birthday',
      JSON.stringify([{ id: 'a', name: 'id.png', uploadId: 'up_1' }]),
    );

  it('sends the pictures and the note [PROMO-04]', async () => {
    const requests = recordRequests(harness.site, 'applyPromotion');
    await open(BIRTHDAY, 'member');
    keepPicture();
    await harness.site.reopen();
    await waitForText('A note to us');
    await fill('A note to us (optional)', 'My middle name is on it.');
    await press('Send the application');
    await harness.site.waitUntil(() => requests.length > 0, 'The application');
    expect(await requests[0]?.json()).toEqual({
      promotionId: 'promo_birthday',
      images: ['up_1'],
      remark: 'My middle name is on it.',
    });
  });

  it('waits for a picture where one is required', async () => {
    sessionStorage.removeItem('pictures:promotion promo_birthday');
    await open(BIRTHDAY, 'member');
    expect(findControl('Send the application')?.hasAttribute('disabled')).toBe(true);
  });

  it('is possible again after a rejection, as long as an application is left', async () => {
    await open({ ...BIRTHDAY, status: 'REJECTED', applicationsLeft: 1 }, 'member');
    await waitForText('Apply again');
    await open({ ...BIRTHDAY, status: 'REJECTED', applicationsLeft: 0 }, 'member');
    await waitForText('You have used all applications of this year.');
    expect(findControl('Send the application')).toBeUndefined();
  });

  it('is not offered while one is looked at', async () => {
    await open({ ...BIRTHDAY, status: 'PROCESS' }, 'member');
    await waitForText('We are looking at your application');
    expect(findControl('Send the application')).toBeUndefined();
  });
});

describe('a promotion that is joined', () => {
  const CHALLENGE: Promotion = {
    promotionId: 'promo_slot_fortnight',
    promotionType: 'CHALLENGE',
    title: 'Two weeks of slots',
    content: '<p>Slots count.</p>',
    action: 'JOIN',
    endAt: '2026-12-01T15:59:59Z',
    challenge: {
      currency: 'PHP',
      gameTypes: ['RNG'],
      tiers: [
        { target: '2000.00', reward: '20.00' },
        { target: '10000.00', reward: '120.00' },
      ],
    },
    requirements: [{ code: 'DEPOSIT_MISSING', met: true }],
  };
  const PROGRESS = { counted: '2400.50', joinedAt: '2026-11-21T06:00:00Z', reward: '20.00' };
  const levels = (): string => document.querySelector('main ol[aria-label="What it brings"]')?.textContent ?? '';

  it('shows a guest its levels, which games count, and the way to take part [PROMO-01]', async () => {
    await open({ ...CHALLENGE, requirements: [] });
    expect(levels()).toBe('Play ₱2,000₱20Play ₱10,000₱120');
    expect(sectionOf('What it brings').textContent).toContain('Slots count, won or lost.');
    expect(findControl('Log in to take part')).toBeDefined();
    expect(document.querySelector('main [role="progressbar"]')).toBeNull();
  });

  it('is joined by its button, and refused with the reason when a deposit is missing [PROMO-01]', async () => {
    await open(CHALLENGE, 'member');
    refuse('claimPromotion', 'PROMO_NOT_ELIGIBLE', { reason: 'DEPOSIT_MISSING' });
    await press('Join');
    await waitForText('No deposit counts for it yet.');
    await open({ ...CHALLENGE, requirements: [{ code: 'DEPOSIT_MISSING', met: false }] }, 'member');
    expect(findControl('Join')).toBeUndefined();
    expect(linksOf(sectionOf('Can I have it?'))).toEqual(['/member/depositv2']);
  });

  it('shows what was counted, what is left to the next level, and until when [PROMO-03]', async () => {
    await open({ ...CHALLENGE, status: 'JOINED', progress: PROGRESS }, 'member');
    expect(levels()).toBe('Play ₱2,000Reached₱20Play ₱10,000₱7,599.50 left₱120');
    const bar = document.querySelector('main [role="progressbar"]');
    expect(bar?.getAttribute('aria-valuetext')).toBe('₱2,400.50 of ₱10,000.00');
    expect(document.querySelector('main')?.textContent).toMatch(/Counts until .*Dec/);
    expect(findControl('Join')).toBeUndefined();
  });

  it.each([
    ['JOINED', PROGRESS, 'What you play counts by itself.'],
    ['PROCESS', PROGRESS, 'We are counting your result'],
    ['CLOSE', { ...PROGRESS, counted: '10.00', reward: undefined }, 'you did not reach a level this time'],
    ['CLOSE', PROGRESS, 'was not claimed in time'],
  ] as const)('says with %s and the progress %o: %s [PROMO-03]', async (status, progress, text) => {
    await open({ ...CHALLENGE, status, progress }, 'member');
    await waitForText(new RegExp(text));
    expect(findControl('Claim it')).toBeUndefined();
  });

  it('is claimed once it is issued, also after its end [PROMO-03]', async () => {
    await open({ ...CHALLENGE, endAt: '2020-12-01T15:59:59Z', status: 'ISSUED', progress: PROGRESS }, 'member');
    expect(document.querySelector('main')?.textContent).toMatch(/Ended .*Dec/);
    expect(findControl('Join')).toBeUndefined();
    expect(findControl('Claim it')).toBeDefined();
  });
});
