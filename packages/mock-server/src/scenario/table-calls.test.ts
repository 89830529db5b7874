import { describe, expect, it } from 'vitest';

import { openControl } from '../testing/control.ts';

describe('the tables of a world', () => {
  it('are listed by name with their number of rows', async () => {
    const { control } = openControl();
    const { tables } = (await control('GET', '/tables')).body;
    const names = tables.map(({ name }: { name: string }) => name);
    expect(names).toEqual(names.toSorted());
    expect(tables).toContainEqual({ name: 'plannedRounds', rows: 0 });
    await control('POST', '/rounds', { atLeast: 2 });
    expect((await control('GET', '/tables')).body.tables).toContainEqual({ name: 'plannedRounds', rows: 1 });
  });

  it('show the newest rows first, or those with a text, and no secrets', async () => {
    const { control } = openControl();
    const { body } = await control('GET', '/tables/members?find=Maricel');
    expect(body).toMatchObject({ name: 'members', found: 1, rows: [{ account: 'maricel' }] });
    expect(body.count).toBeGreaterThan(1);
    expect(JSON.stringify(body)).not.toContain('Sampaguita7');
    await control('POST', '/rounds', { atLeast: 2 });
    await control('POST', '/rounds', { atLeast: 3 });
    const rounds = (await control('GET', '/tables/plannedRounds')).body.rows;
    expect(rounds.map(({ atLeast }: { atLeast: number }) => atLeast)).toEqual([3, 2]);
  });

  it('answer at most 50 rows, and refuse an unknown name', async () => {
    const { control } = openControl();
    const { body } = await control('GET', '/tables/bets');
    expect([body.rows.length, body.found]).toEqual([50, body.count]);
    expect(await control('GET', '/tables/nothing')).toMatchObject({
      status: 404,
      body: { error: 'There is no table nothing.' },
    });
  });
});
