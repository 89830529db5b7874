import { describe, expect, it } from 'vitest';

import { readTeamView, requestOf, teamParams } from './team-view.ts';

const read = (query: string) => readTeamView(new URLSearchParams(query));

describe('the view of team management', () => {
  it('is the newest direct accounts by default', () => {
    expect(requestOf(read(''))).toEqual({ sort: 'registeredAt', order: 'desc', pageNo: 1, pageSize: 20 });
  });

  it('comes from the URL, and goes back into it', () => {
    const query = 'branch=kidlat&find=an&kind=MEMBER&activity=NEW&sort=balance.asc&page=3&size=50&account=andoy';
    expect(requestOf(read(query))).toEqual({
      parentAccount: 'kidlat',
      account: 'an',
      accountType: 'MEMBER',
      activity: 'NEW',
      sort: 'balance',
      order: 'asc',
      pageNo: 3,
      pageSize: 50,
    });
    expect(teamParams(read(query)).toString()).toBe(query);
  });

  it.each(['page=0', 'page=two', 'size=7', 'kind=STAFF', 'sort=password.asc', `find=${'a'.repeat(65)}`])(
    'ignores %s',
    (query) => {
      expect(read(query)).toEqual(read(''));
    },
  );
});
