import { expect, it } from 'vitest';

import { gameFacts } from '../src/domain/catalogue/index.ts';
import * as cards from './cards/rules.ts';
import * as color from './color/rules.ts';
import * as fish from './fish/rules.ts';
import * as slot from './slot/rules.data.ts';

const rateOf = (percent: string): string => (Number(percent) / 100).toFixed(4);

it('the catalogue states return and stakes of the sandbox games as their own rules do', () => {
  expect(gameFacts.slot).toMatchObject({
    returnRate: rateOf(slot.RETURN_TO_PLAYER),
    minBet: slot.STAKES[0],
    maxBet: slot.STAKES.at(-1),
  });
  for (const [facts, rules] of [
    [gameFacts.cards, cards],
    [gameFacts.fish, fish],
  ] as const) {
    expect(facts).toMatchObject({
      returnRate: rateOf(rules.RETURN_TO_PLAYER),
      minBet: rules.STAKES[0],
      maxBet: rules.STAKES.at(-1),
    });
  }
  expect(gameFacts.color).toMatchObject({
    returnRate: rateOf(color.RETURN_TO_PLAYER),
    minBet: color.CHIPS[0],
    maxBet: (Number(color.MAX_FIELD_STAKE) * color.COLORS.length).toFixed(2),
  });
});
