import type { ParseKeys } from 'i18next';
import { createElement } from 'react';

import type { Page, PageAccess } from './page.ts';

type IdOf<Key> = Key extends `pages.${infer Id}.title` ? Id : never;
type WayOf<Key> = Key extends `ways.${infer Way}` ? Way : never;
/** Id of a page that has texts in `features/promised/texts`. */
type PromisedId = IdOf<ParseKeys<'promised'>>;
/** A page that exists. */
type WayOn = WayOf<ParseKeys<'promised'>>;

interface PromisedPlace {
  readonly id: PromisedId;
  readonly path: string;
  /** The page that comes nearest and exists. */
  readonly way: WayOn;
}

function promised(frame: 'member' | 'agent', access: PageAccess, { id, path, way }: PromisedPlace): Page {
  return {
    id,
    paths: [path],
    frame,
    access,
    texts: ['promised', frame],
    titleKey: `promised:pages.${id}.title`,
    load: async () => {
      const { PromisedPage } = await import('../features/promised/PromisedPage.tsx');
      return { Page: () => createElement(PromisedPage, { id, way }) };
    },
  };
}

const member = (id: PromisedId, page: string, way: WayOn): Page =>
  promised('member', 'members', { id, path: `/member/${page}`, way });
const agent = (id: PromisedId, page: string): Page =>
  promised('agent', 'agents', { id, path: `/agentHome/${page}`, way: 'teamBets' });

/**
 * Pages that the product promises and that do not exist yet; each says so. The change that adds a page deletes its line
 * here and its texts in `features/promised/texts`; its links in `menus.ts` then appear by themselves.
 */
export const promisedPages: readonly Page[] = [
  member('contracts', 'contracts', 'bettingRecord'),
  agent('dividends', 'agentDividendRecordCopy2'),
  agent('dailySalary', 'agentDailyWages2'),
  agent('hourlySalary', 'agentHourSalary'),
  agent('realTimeSalary', 'agentRealtimeSalary'),
];
