export interface PageQuery {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** One page of a list with its paging data. A page beyond the last is empty. */
export function pageOf<Item>(items: readonly Item[], { pageNo, pageSize }: PageQuery) {
  return {
    content: items.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    pageNum: pageNo,
    pageSize,
    totalPages: Math.ceil(items.length / pageSize),
    totalElements: items.length,
  };
}
