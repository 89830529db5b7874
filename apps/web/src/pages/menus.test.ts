import { expect, it } from 'vitest';

import { footerLinks, linkOf, menuLinks, type Visitor } from './menus.ts';

const MEMBER: Visitor = { role: 'member', member: { hasVip: true, availablePromo: { REFERRAL: { enabled: true } } } };
const AGENT: Visitor = { ...MEMBER, role: 'agent' };

/** Pages of offers, in every side menu of somebody with an account. */
const OFFERS = ['promotions', 'missions', 'rebate', 'rewards'];

const idsOf = (menu: 'side' | 'account', visitor: Visitor): string[] => menuLinks(menu, visitor).map(({ id }) => id);

it.each([
  ['guest', { role: 'guest' }, ['promotions'], []],
  [
    'trial account',
    { role: 'trial', member: { hasVip: false } },
    ['record', ...OFFERS],
    ['account', 'record', 'inbox'],
  ],
  ['member', MEMBER, ['record', ...OFFERS, 'rank', 'referral'], ['account', 'record', 'inbox']],
  ['agent', AGENT, ['record', ...OFFERS, 'rank', 'teamOverview'], ['teamOverview', 'account', 'record', 'inbox']],
] as const)(
  'the menus of a %s link to the pages that exist and are offered to it [HEADER-10] [SIDE-05]',
  (_role, visitor, side, account) => {
    expect([idsOf('side', visitor), idsOf('account', visitor)]).toEqual([side, account]);
  },
);

it('the footer leads to the offers, the rewards and the agents [FOOT-01]', () => {
  expect(footerLinks('offers').map(({ id }) => id)).toEqual([
    'promotions',
    'missions',
    'rebate',
    'rewards',
    'rank',
    'agentLogin',
  ]);
});

it('the side menu has the ranks only for somebody who has one [SIDE-04]', () => {
  expect(linkOf('rank', MEMBER)?.path).toBe('/member/playerRank');
  expect(linkOf('rank', { role: 'member', member: { hasVip: false } })).toBeUndefined();
});

it('the footer leads to the limits of play', () => {
  expect(footerLinks('limits').map(({ path }) => path)).toEqual(['/member/limits']);
});
