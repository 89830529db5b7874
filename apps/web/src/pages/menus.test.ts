import { describe, expect, it } from 'vitest';

import { footerLinks, linkOf, menuLinks, type Visitor } from './menus.ts';

const MEMBER: Visitor = { role: 'member', member: { hasVip: true, availablePromo: { REFERRAL: { enabled: true } } } };
const AGENT: Visitor = { ...MEMBER, role: 'agent' };

const idsOf = (menu: 'side' | 'account', visitor: Visitor): string[] => menuLinks(menu, visitor).map(({ id }) => id);

it.each([
  ['guest', { role: 'guest' }, ['promotions'], []],
  [
    'trial account',
    { role: 'trial', member: { hasVip: false } },
    ['record', 'promotions', 'rewards'],
    ['account', 'record'],
  ],
  ['member', MEMBER, ['record', 'promotions', 'rewards'], ['account', 'record']],
  ['agent', AGENT, ['record', 'promotions', 'rewards', 'teamBets'], ['teamBets', 'account', 'record']],
] as const)(
  'the menus of a %s link to the pages that exist and are offered to it [HEADER-10]',
  (_role, visitor, side, account) => {
    expect([idsOf('side', visitor), idsOf('account', visitor)]).toEqual([side, account]);
  },
);

describe('a page that does not exist yet', () => {
  it.each(['messages', 'rank', 'referral'] as const)('has no link: %s', (name) => {
    expect(linkOf(name, MEMBER)).toBeUndefined();
  });

  it('is not in the footer either', () => {
    const paths = (['offers', 'help'] as const).flatMap((row) => footerLinks(row).map(({ path }) => path));
    const built = ['/promotions', '/member/rewardCenter'];
    expect(paths.filter((path) => path === '/promotions' || path.startsWith('/member/'))).toEqual(built);
  });
});

it('the footer leads to the limits of play', () => {
  expect(footerLinks('limits').map(({ path }) => path)).toEqual(['/member/limits']);
});
