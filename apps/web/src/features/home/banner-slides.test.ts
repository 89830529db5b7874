import type { Banner } from '@croupier/sdk/types';
import { expect, it } from 'vitest';

import { toBannerSlides, type BannerContext } from './banner-slides.ts';

const game = {
  nodeId: 'rng_1',
  name: 'Dragon Hoard',
  vendor: 'PG',
  vendorName: 'PG',
  category: 'RNG',
  classify: undefined,
  picture: undefined,
  isNew: false,
  isHot: false,
  isGame: true,
  isUnderMaintenance: false,
  maintenanceEnd: undefined,
} as const;

const context: BannerContext = {
  games: new Map([['rng_1', game]]),
  promotions: new Map([
    ['promo_1', { promotionId: 'promo_1', action: 'CLAIM', title: 'Welcome bonus', summary: 'Up to ₱5,000' }],
    ['promo_2', { promotionId: 'promo_2', action: 'RAFFLE', title: 'Raffle' }],
  ]),
  categoryName: (category) => `All of ${category}`,
  categoryLine: (category) => `What ${category} is`,
  texts: { playNow: 'Play', seeGames: 'See', seeOffer: 'Offer' },
  isPageUrl: (url) => url === '/fish',
};

const slideOf = (linkageType: Banner['linkageType'], target?: string) => {
  const banner: Banner = { url: '/one.svg', groupName: 'w_home', linkageType, ...(target !== undefined && { target }) };
  const [slide] = toBannerSlides([banner], context);
  return { link: slide?.link, title: slide?.title, text: slide?.text };
};

it.each([
  ['GAME', 'rng_1', '/seamless?vassalage=PG&gameType=RNG&nodeId=rng_1', 'Dragon Hoard', 'All of RNG'],
  ['PAGE', '/fish', '/fish', 'All of FISH', 'What FISH is'],
] as const)('a banner of kind %s for %s leads to %s under its name [HOME-01]', (kind, target, to, title, text) => {
  expect(slideOf(kind, target)).toEqual({ link: { to }, title, text });
});

it.each([
  ['promo_1', '/promotions/promo_1', 'Welcome bonus', 'Up to ₱5,000'],
  ['promo_2', '/promotions/promo_2/raffle', 'Raffle', undefined],
])(
  'a banner of the promotion %s leads to its page %s under its title [HOME-01] [PROMO-01]',
  (target, to, title, text) => {
    expect(slideOf('PROMOTION', target)).toEqual({ link: { to }, title, text });
  },
);

it('opens an external URL in another tab without referrer and opener', () => {
  expect(slideOf('URL', 'https://news.example/').link).toEqual({
    to: 'https://news.example/',
    target: '_blank',
    rel: 'noopener noreferrer',
  });
});

it.each([
  ['URL', 'http://news.example/'],
  ['URL', 'javascript:alert(1)'],
  ['PAGE', '//evil.example/'],
  ['PAGE', '/nowhere'],
  ['GAME', 'rng_gone'],
  ['PROMOTION', 'promo_gone'],
  ['NONE', undefined],
] as const)('has no link for a banner of kind %s with target %s', (kind, target) => {
  expect(slideOf(kind, target).link).toBeUndefined();
});
