import { useListTransactionsPages } from '@croupier/sdk/hooks';

export function useTransactions(startTime: string, endTime: string) {
  return useListTransactionsPages(
    { startTime, endTime },
    { select: ({ pages }) => pages.flatMap(({ content }) => content) },
  );
}
