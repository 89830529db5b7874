import type { Banner } from '@croupier/sdk/types';
import { expect, it, vi } from 'vitest';

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
  promotions: new Map([['promo_1', { title: 'Welcome bonus', summary: 'Up to ₱5,000' }]]),
  categoryName: (category) => `All of ${category}`,
  categoryLine: (category) => `What ${category} is`,
  texts: { playNow: 'Play', seeGames: 'See', seeOffer: 'Offer' },
  isPageUrl: (url) => url === '/fish',
  onPromotion: () => {},
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

it('a banner of a promotion has its title and its sentence', () => {
  expect(slideOf('PROMOTION', 'promo_1')).toMatchObject({ title: 'Welcome bonus', text: 'Up to ₱5,000' });
});

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
  ['PROMOTION', 'promo_1'],
  ['NONE', undefined],
] as const)('has no link for a banner of kind %s with target %s', (kind, target) => {
  expect(slideOf(kind, target).link).toBeUndefined();
});

it('shows the title of a promotion and opens it on select', () => {
  const onPromotion = vi.fn();
  const banner: Banner = { url: '/one.svg', groupName: 'w_home', linkageType: 'PROMOTION', target: 'promo_1' };
  const [slide] = toBannerSlides([banner], { ...context, onPromotion });
  expect(slide).toMatchObject({ title: 'Welcome bonus', action: 'Offer' });
  slide?.onSelect?.();
  expect(onPromotion).toHaveBeenCalledExactlyOnceWith('promo_1');
});
