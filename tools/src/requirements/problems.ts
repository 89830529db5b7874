import type { Requirement } from './inventory.ts';
import type { Title } from './titles.ts';

/** What is looked at, and the sentences about what is wrong there. */
export interface Check {
  readonly name: string;
  readonly problems: readonly string[];
}

/** Whether titles and inventory fit each other; every problem is one sentence that message what to do. */
export function checkTitles(
  inventory: readonly Requirement[],
  titles: readonly Title[],
  inventoryPath: string,
): Check[] {
  return [
    { name: 'every id in a title is in the inventory', problems: findUnknown(inventory, titles, inventoryPath) },
    { name: 'every id is listed once', problems: findRepeated(inventory, inventoryPath) },
    { name: 'ids in titles can be read', problems: findUnreadable(titles) },
  ];
}

function findUnknown(inventory: readonly Requirement[], titles: readonly Title[], inventoryPath: string): string[] {
  const known = new Set(inventory.map(({ id }) => id));
  return titles.flatMap(({ path, line, ids }) =>
    ids
      .filter((id) => !known.has(id))
      .map((id) => `${path}:${line} names ${id}, which ${inventoryPath} does not list; use an id that is there.`),
  );
}

function findRepeated(inventory: readonly Requirement[], inventoryPath: string): string[] {
  const firstLines = new Map<string, number>();
  return inventory.flatMap(({ id, line }) => {
    const first = firstLines.get(id);
    if (first === undefined) firstLines.set(id, line);
    return first === undefined
      ? []
      : [`${inventoryPath}:${line} lists ${id} again after line ${first}; give it an id of its own or drop it.`];
  });
}

function findUnreadable(titles: readonly Title[]): string[] {
  return titles.flatMap(({ path, line, trouble }) => (trouble === undefined ? [] : [`${path}:${line} ${trouble}.`]));
}
