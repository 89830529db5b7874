import { expect, it } from 'vitest';

import { launchPath, lotteryPath } from './lottery-pages.ts';

const game = { nodeId: 'elott_80001', gameName: 'Game', showIcon: '/g.svg', gameType: 'ELOTT' } as const;

it.each([
  ['TCG_LOTTO_VN', 'HNVIP', '/vnLottery?gameCode=HNVIP'],
  ['SEA_LOTTO', 'BANGKOK', '/seaLottery?gameCode=BANGKOK'],
  ['LOTT', 'MNL3D', '/lottery?gameCode=MNL3D'],
  ['ELOTT', 'MNL3D', '/lottery?gameCode=MNL3D'],
])('launches a game of the lottery vendor %s on its own page [GAME-05]', (vassalage, gameCode, path) => {
  expect(launchPath({ ...game, vassalage, gameCode })).toBe(path);
});

it('launches a game of another vendor directly [GAME-07]', () => {
  const slot = { ...game, gameType: 'RNG', vassalage: 'JDB', gameCode: 'PERLAS' } as const;
  expect(launchPath(slot)).toBe('/seamless?vassalage=JDB&gameType=RNG&nodeId=elott_80001');
  expect(lotteryPath('JDB')).toBeUndefined();
});
