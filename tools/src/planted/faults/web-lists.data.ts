import type { Fault } from '../fault.ts';

const KIT = 'apps/web/src/shared/lists';
const filters = { kind: 'unit', tests: [`${KIT}/list-filters.test.ts`] } as const;
const page = { kind: 'unit', tests: [`${KIT}/list-page.test.tsx`] } as const;

/** The list kit. */
export const WEB_LISTS_FAULTS: readonly Fault[] = [
  {
    id: 'url-with-any-range-of-days',
    file: `${KIT}/day-range-filter.tsx`,
    before: 'addDays(from, recordsDays - 1) < to',
    after: "addDays(from, recordsDays - 1) < ''",
    breaks: 'a list shows at most recordsDays days, whatever the URL says',
    proof: filters,
  },
  {
    id: 'url-with-any-code',
    file: `${KIT}/choice-filter.tsx`,
    before: "text !== null && text !== '' && text.length <= limits.maxLength ? text : undefined",
    after: "text !== null && text !== '' ? text : undefined",
    breaks: 'a list asks only for codes that the call accepts',
    proof: filters,
  },
  {
    id: 'filter-keeps-the-page',
    file: `${KIT}/use-list.ts`,
    before: 'next.delete(PAGE_PARAM);',
    after: '',
    breaks: 'a changed filter starts at the first page',
    proof: page,
  },
  {
    id: 'reload-forgets-the-pages',
    file: `${KIT}/use-list.ts`,
    before: 'if (isRestoring) void fetchNextPage();',
    after: 'if (isRestoring && loadedPages > 1) void fetchNextPage();',
    breaks: 'a reload shows as many rows as before',
    proof: page,
  },
  {
    id: 'csv-without-filters',
    file: 'apps/web/src/features/deposit/deposit-record.ts',
    before: "downloadCsv('listDepositOrders', { query })",
    after: "downloadCsv('listDepositOrders', { query: { pageSize: query.pageSize } })",
    breaks: 'the CSV file has the rows that the filters match',
    proof: page,
  },
];
