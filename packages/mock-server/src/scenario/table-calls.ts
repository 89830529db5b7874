import { maskSecrets } from '../domain/kernel/index.ts';
import { define } from './control-call.ts';
import { ControlRefusal, type ControlledWorld } from './control-port.ts';

/** Largest number of rows of an answer. */
const LIMIT = 50;

/** Control calls that show what a world holds, row by row. */
export const tableCalls = [
  define(
    { method: 'GET', path: '/tables', does: 'lists the tables of the world with their number of rows' },
    ({ use }) => use((held) => ({ tables: tablesOf(held).map(([name, { length }]) => ({ name, rows: length })) })),
  ),
  define(
    {
      method: 'GET',
      path: '/tables/{id}',
      does: 'lists the newest 50 rows of a table, secrets masked; `find` selects those with a text',
    },
    ({ id, use, query }) =>
      use((held) => {
        const rows = tablesOf(held).find(([name]) => name === id)?.[1];
        if (rows === undefined) throw new ControlRefusal(404, `There is no table ${id}.`);
        const wanted = query.get('find')?.toLowerCase() ?? '';
        const found = rows.map(maskSecrets).filter((row) => JSON.stringify(row).toLowerCase().includes(wanted));
        return { name: id, count: rows.length, found: found.length, rows: found.slice(-LIMIT).toReversed() };
      }),
  ),
];

function tablesOf({ world }: ControlledWorld): readonly (readonly [string, readonly unknown[]])[] {
  return Object.entries(world.store.save().rows).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
