import { createHash, createHmac } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { parametersOf, type Operation } from '../codegen/contract.ts';
import { answerOf, contract, exampleOf, operationNamed, operations as calls } from './contract-reader.ts';
import { checkOf } from './schema-check.ts';

const operations = calls.map(({ operation }) => operation);
const AREAS = new Set(['game', 'favourite', 'lottery', 'live', 'sports', 'vendor']);
const ofAreas = operations.filter(({ tags: [tag = ''] }) => AREAS.has(tag));

interface Fields {
  readonly [name: string]: unknown;
}
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of the success examples of an operation. */
const examplesOf = (operation: Operation): unknown[] =>
  Object.keys(answerOf(operation)?.examples ?? {}).map((name) => exampleOf(operation, name));
const examples = operations.flatMap(examplesOf);

/** All objects in the examples that a test selects. */
function objectsIn(value: unknown, isWanted: (fields: Fields) => boolean): Fields[] {
  if (Array.isArray(value)) return value.flatMap((item) => objectsIn(item, isWanted));
  if (!isFields(value)) return [];
  const inner = Object.values(value).flatMap((field) => objectsIn(field, isWanted));
  return isWanted(value) ? [value, ...inner] : inner;
}
const allObjects = (isWanted: (fields: Fields) => boolean): Fields[] => objectsIn(examples, isWanted);

describe('answers of games, lotteries, live rooms, sports and vendors', () => {
  const withValue = ofAreas.filter((operation) => JSON.stringify(answerOf(operation)?.schema).includes('"value"'));

  it.each(withValue.map((operation) => [operation.operationId, operation] as const))(
    'are a named schema with two different examples: %s',
    (_id, operation) => {
      expect(JSON.stringify(answerOf(operation)?.schema)).toMatch(/"value":\{"\$ref":"#\/components\/schemas\/\w+"\}/);
      expect(new Set(examplesOf(operation).map((value) => JSON.stringify(value))).size).toBeGreaterThanOrEqual(2);
    },
  );

  it.each([
    ['game', 'nodeId', (fields: Fields) => 'nodeId' in fields && 'state' in fields],
    ['draw', 'numero', (fields: Fields) => 'numero' in fields && fields['state'] === 'DRAWN'],
    ['room', 'roomId', (fields: Fields) => 'roomId' in fields && 'kind' in fields],
    ['market', 'marketId', (fields: Fields) => fields['state'] === 'OPEN' && 'marketId' in fields],
    ['bet', 'betId', (fields: Fields) => 'betId' in fields && 'betAmount' in fields],
  ])('give the same %s the same figures in every example', (_what, key, isWanted) => {
    // A draw's number is unique in its lottery only.
    const keyOf = (fields: Fields): string => JSON.stringify([fields['gameCode'], fields[key]]);
    const groups = Map.groupBy(allObjects(isWanted), (fields) =>
      key === 'numero' ? keyOf(fields) : String(fields[key]),
    );
    expect(groups.size).toBeGreaterThan(1);
    // `getGame` adds fields of its own.
    const detail = new Set(['similar', 'rules', 'coverUrl']);
    for (const [, [first = {}, ...others]] of groups) {
      const own = (fields: Fields): Fields =>
        Object.fromEntries(Object.entries(fields).filter(([name]) => !detail.has(name)));
      for (const other of others) expect(own(other)).toEqual(own(first));
    }
  });
});

describe('constants of requests', () => {
  const constants = operations.flatMap((operation) =>
    parametersOf(contract, operation)
      .filter(
        ({ in: place, schema }) =>
          AREAS.has(operation.tags[0] ?? '') && place === 'query' && schema?.['const'] !== undefined,
      )
      .map((parameter) => [operation.operationId, parameter.name, parameter] as const),
  );

  it('exist', () => {
    expect(constants.length).toBeGreaterThanOrEqual(10);
  });

  it.each(constants)('of %s may be left out: %s', (_id, _name, { required = false, schema = {} }) => {
    expect([required, schema['default']]).toEqual([false, schema['const']]);
  });
});

describe('a game', () => {
  const isGame = checkOf('Game');
  const game = { nodeId: 'rng_1', gameType: 'RNG', vassalage: 'JDB' };

  it.each([
    [{ gameName: 'Perlas', showIcon: '/a.webp' }, true],
    [{ nodeName: 'Perlas', iconUrl: '/a.webp' }, true],
    [{ gameName: 'Perlas' }, false],
    [{ showIcon: '/a.webp' }, false],
  ])('has a name and a picture: %j is valid: %s', (fields, isValid) => {
    expect(isGame({ ...game, ...fields })).toBe(isValid);
  });

  it('is launched by GET as the operator named it, and as a demo by POST', () => {
    const found = calls.filter(({ operation }) => /^launch(Demo)?Game$/.test(operation.operationId));
    expect(Object.fromEntries(found.map(({ method, operation }) => [operation['x-origin'], method]))).toEqual({
      document: 'get',
      derived: 'post',
    });
  });
});

describe('lotteries', () => {
  it('say their numbers, and draws with a seed follow from it', () => {
    const drawn = allObjects(({ fairness, state }) => state === 'DRAWN' && isFields(fairness));
    expect(drawn.length).toBeGreaterThan(2);
    const ranges: Record<string, readonly [from: number, to: number, repeats: boolean]> = {
      MNL3D: [0, 9, true],
      HNVIP: [0, 9, true],
      KENO5: [1, 80, false],
    };
    for (const { gameCode, numero, winningNumbers, fairness } of drawn) {
      const { seed, commitment } = isFields(fairness) ? fairness : {};
      const key = Buffer.from(String(seed), 'hex');
      expect(createHash('sha256').update(key).digest('hex')).toBe(commitment);
      const [from, to, repeats] = ranges[String(gameCode)] ?? [0, 0, true];
      const size = BigInt(to - from + 1);
      const count = Array.isArray(winningNumbers) ? winningNumbers.length : 0;
      const numbers: string[] = [];
      for (let cursor = 0; numbers.length < count; cursor += 1) {
        const mac = createHmac('sha256', key)
          .update(`${String(gameCode)}:${String(numero)}:${cursor}`)
          .digest()
          .readBigUInt64BE();
        if (mac >= 2n ** 64n - (2n ** 64n % size)) continue;
        const number = String(BigInt(from) + (mac % size));
        if (repeats || !numbers.includes(number)) numbers.push(number);
      }
      expect(numbers).toEqual(winningNumbers);
    }
  });

  it('show no seed and no numbers before the draw', () => {
    const open = allObjects(({ numero, state }) => numero !== undefined && (state === 'OPEN' || state === 'CLOSED'));
    expect(open.length).toBeGreaterThan(2);
    for (const { winningNumbers, drawnAt, fairness } of open) {
      expect([winningNumbers, drawnAt]).toEqual([[], undefined]);
      expect(fairness ?? {}).not.toHaveProperty('seed');
    }
  });

  it('state the chances of their prizes', () => {
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
    const chances = allObjects((fields) => 'oneIn' in fields && 'matches' in fields);
    expect(exampleOf(operationNamed('getLottery'), 'success')).toHaveProperty('prizes', chances);
    for (const { matches, oneIn } of chances) {
      const hits = Number(matches);
      expect(oneIn).toBe(Math.round(choose(42, 6) / (choose(6, hits) * choose(36, 6 - hits))));
    }
  });
});

describe('bets that a vendor reports with a ticket', () => {
  const bets = exampleOf(operationNamed('listBettingRecords'), 'tickets');
  const [open, together, lottery] = objectsIn(bets, (fields) => 'betId' in fields);

  it('have lines that add up to stake and payout', () => {
    const lines = objectsIn(lottery, (fields) => 'numbers' in fields);
    const sum = (name: string): string => lines.reduce((total, line) => total + Number(line[name]), 0).toFixed(2);
    expect(lottery).toMatchObject({ betAmount: sum('stake'), payout: sum('payout') });
  });

  it('pay the product of the odds, with 1 for a leg that was called off', () => {
    const product = (bet: unknown, factor: (leg: Fields) => number): string =>
      objectsIn(bet, (fields) => 'selection' in fields)
        .reduce((total, leg) => total * factor(leg), 1)
        .toFixed(4);
    expect(open).toMatchObject({
      status: 'UNSETTLED',
      sportsTicket: { odds: product(open, ({ odds }) => Number(odds)) },
    });
    const decided = product(together, ({ odds, result }) => (result === 'VOID' ? 1 : Number(odds)));
    expect(together).toMatchObject({ betAmount: '100.00', payout: (Number(decided) * 100).toFixed(2) });
  });

  it('are placed by the vendor alone, but for tickets of lotteries: no other call takes a stake on a draw or a match', () => {
    const ofPlayers = operations.filter(({ tags: [tag = ''] }) => tag === 'lottery' || tag === 'sports');
    expect(ofPlayers.length).toBeGreaterThanOrEqual(10);
    const placing = ofPlayers.filter((operation) => operation['x-moves-money'] === true || operation.requestBody);
    expect(placing.map(({ operationId }) => operationId)).toEqual(['placeLotteryTicket', 'placeSportsBets']);
  });
});
