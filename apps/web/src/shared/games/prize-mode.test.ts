import { expect, it } from 'vitest';

import { prizeModeOf } from './prize-mode.ts';

const cards = (...codes: string[]) => [
  { category: 'LOTT' as const, vendors: [vendor('LOTT')] },
  { category: 'ELOTT' as const, vendors: codes.map(vendor) },
];
const vendor = (code: string) => ({ code, name: code, category: 'ELOTT' as const, logo: undefined });

it('is ELOTT when the electronic lotteries contain TCG_LOTTO_VN or LOTT, otherwise LOTT [VENDOR-03]', () => {
  expect(['TCG_LOTTO_VN', 'LOTT'].map((code) => prizeModeOf(cards('SEA_LOTTO', code)))).toEqual(['ELOTT', 'ELOTT']);
  expect([prizeModeOf(cards('SEA_LOTTO')), prizeModeOf(cards()), prizeModeOf([])]).toEqual(['LOTT', 'LOTT', 'LOTT']);
});
