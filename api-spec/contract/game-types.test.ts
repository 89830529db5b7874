import { expect, it } from 'vitest';

import { contract } from './contract-reader.ts';

const enumOf = (name: string): unknown => contract.components.schemas[name];

it('knows the game types of the document and no other [CONST-10]', () => {
  expect(enumOf('GameType')).toMatchObject({
    enum: ['HOME', 'PROMO', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT'],
  });
});

it('knows the prize modes of the document and no other [CONST-08]', () => {
  expect(enumOf('PrizeMode')).toMatchObject({ enum: ['LOTT', 'ZY', 'ELOTT', 'SEA'] });
});
