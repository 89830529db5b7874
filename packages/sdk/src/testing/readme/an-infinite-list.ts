import { useInfiniteQuery } from '@tanstack/react-query';
import { listTransactionsInfiniteOptions } from '@croupier/sdk/query';

export function useTransactions(startTime: string, endTime: string) {
  return useInfiniteQuery({
    ...listTransactionsInfiniteOptions({ query: { startTime, endTime, pageNo: 1, pageSize: 20 } }),
    initialPageParam: 1,
    getNextPageParam: ({ value }) => (value.pageNum < value.totalPages ? value.pageNum + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ value }) => value.content),
  });
}
