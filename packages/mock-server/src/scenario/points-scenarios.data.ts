const HOUR = 3_600_000;

/** States of points and the mall; `scenarios` has all. */
export const pointsScenarios = {
  'enough-points': {
    shows: 'a member with 23,800 points, who can redeem all goods of the points mall',
    persona: 'member',
    steps: [{ kind: 'points', points: 20_000 }],
  },
  'goods-sold-out': {
    shows: 'a points mall whose rice cookers are sold out',
    persona: 'member',
    steps: [{ kind: 'stock', goodsId: 'pg_ricecooker', left: 0 }],
  },
  'goods-last-piece': {
    shows: 'a points mall with one steel tumbler left',
    persona: 'member',
    steps: [{ kind: 'stock', goodsId: 'pg_tumbler', left: 1 }],
  },
  'redemption-rejected': {
    shows: 'a member whose order of a tumbler was rejected an hour after it, with the points back',
    persona: 'member',
    steps: [
      { kind: 'redeem', goodsId: 'pg_tumbler', recipient: 'Maricel #reject' },
      { kind: 'advance', milliseconds: HOUR },
    ],
  },
  'double-points': {
    shows: 'a site that doubles points until Sunday night',
    persona: 'member',
    steps: [{ kind: 'doublePoints' }],
  },
} as const;
