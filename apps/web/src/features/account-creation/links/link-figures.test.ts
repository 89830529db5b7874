import type { RegisterLink } from '@croupier/sdk/types';
import { expect, it } from 'vitest';

import { bestLink, sumOfLinks } from './link-figures.ts';

const link = (linkId: string, registrations: number): RegisterLink => ({
  linkId,
  url: `https://play.croupier.example/register?affiliateCode=${linkId}`,
  domain: 'play.croupier.example',
  affiliateCode: linkId,
  accountType: 'MEMBER',
  rebate: {},
  visits: registrations * 10,
  registrations,
  firstDepositors: 1,
  players: 0,
  deposit: '0.00',
  betAmount: '0.00',
  currency: 'PHP',
  createdAt: '2026-11-02T02:00:00Z',
});

it('adds up what came of all links', () => {
  expect(sumOfLinks([link('A', 5), link('B', 3)])).toEqual({
    visits: 80,
    registrations: 8,
    firstDepositors: 2,
    players: 0,
  });
});

it('names the link that brought most accounts, when it is one', () => {
  expect(bestLink([link('A', 3), link('B', 5)])?.linkId).toBe('B');
  expect(bestLink([link('A', 5), link('B', 5)])).toBeUndefined();
  expect(bestLink([link('A', 0)])).toBeUndefined();
  expect(bestLink([])).toBeUndefined();
});
