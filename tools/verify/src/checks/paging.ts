import { isRecord } from '../contract/fields.ts';
import type { Verdict } from './problem.ts';
import { isSuccess, type Exchange } from '../server/exchange.ts';
import type { Check } from './check.ts';

const SMALL_PAGE = 2;

/** Figures of one page as the contract writes them. */
interface Page {
  readonly content: readonly unknown[];
  readonly pageNum: unknown;
  readonly pageSize: unknown;
  readonly totalPages: unknown;
  readonly totalElements: number;
}

/** Reads a list in small pages and compares their figures with each other. */
export const paging: Check = {
  name: 'paging',
  what: 'sizes and totals of the pages of lists',
  appliesTo: (operation, success) =>
    operation.isRead &&
    operation.paged &&
    success !== undefined &&
    has(operation, 'pageNo') &&
    has(operation, 'pageSize'),
  async run({ call, judge, success }) {
    if (success === undefined) return;
    const read = (pageNo: number) =>
      call({ ...success, parameters: { ...success.parameters, pageNo, pageSize: SMALL_PAGE } });
    const first = await read(1);
    const page = pageOf(first);
    if (page === undefined) return;
    judge(...inspectPage(first, page, 1));
    if (page.totalElements <= SMALL_PAGE) return;
    const second = await read(2);
    const next = pageOf(second);
    if (next === undefined) return;
    judge(...inspectPage(second, next, 2), inspectTotal(second, page, next), inspectRepeated(second, page, next));
  },
};

function has({ parameters }: { readonly parameters: readonly { readonly name: string }[] }, name: string): boolean {
  return parameters.some((parameter) => parameter.name === name);
}

/** The page of an answer; undefined for a refusal, and for the shapes of older calls. */
function pageOf(exchange: Exchange): Page | undefined {
  const { json } = exchange.answer;
  const value = isSuccess(exchange) && isRecord(json) ? json['value'] : undefined;
  if (!isRecord(value)) return undefined;
  const { content, pageNum, pageSize, totalPages, totalElements } = value;
  if (!Array.isArray(content) || typeof totalElements !== 'number') return undefined;
  return { content, pageNum, pageSize, totalPages, totalElements };
}

function inspectPage(exchange: Exchange, page: Page, pageNo: number): readonly Verdict[] {
  const total = page.totalElements;
  const entries = Math.max(0, Math.min(SMALL_PAGE, total - (pageNo - 1) * SMALL_PAGE));
  const compare = (field: string, expected: unknown, got: unknown): Verdict =>
    expected === got
      ? undefined
      : { risk: 'sum', field, expected: String(expected), got: String(got), rule: 'Pages', exchange };
  return [
    compare('answer.value.pageNum', pageNo, page.pageNum),
    compare('answer.value.pageSize', SMALL_PAGE, page.pageSize),
    compare('answer.value.totalPages', Math.ceil(total / SMALL_PAGE), page.totalPages),
    compare('number of entries in answer.value.content', entries, page.content.length),
  ];
}

function inspectTotal(exchange: Exchange, first: Page, second: Page): Verdict {
  if (first.totalElements === second.totalElements) return undefined;
  const [expected, got] = [`${first.totalElements}, as on the first page`, String(second.totalElements)];
  return { risk: 'sum', field: 'answer.value.totalElements', expected, got, rule: 'Pages', exchange };
}

function inspectRepeated(exchange: Exchange, first: Page, second: Page): Verdict {
  const before = new Set(first.content.map((entry) => JSON.stringify(entry)));
  const repeated = second.content.filter((entry) => before.has(JSON.stringify(entry))).length;
  if (repeated === 0) return undefined;
  const got = `${repeated} entries of the first page again`;
  const expected = 'entries that are not on the first page';
  return { risk: 'sum', field: 'answer.value.content', expected, got, rule: 'Pages', exchange };
}
