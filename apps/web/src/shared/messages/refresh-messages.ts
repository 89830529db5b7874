import { queryKeyOf } from '@croupier/sdk/hooks';
import type { QueryClient } from '@tanstack/react-query';

/** Reads again how many messages are unread. */
export async function refreshUnread(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeyOf('getUnreadCount') }),
    queryClient.invalidateQueries({ queryKey: queryKeyOf('getMemberBadges') }),
  ]);
}

/** Reads the lists of messages and their number again. */
export async function refreshMessages(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeyOf('listMessages') }),
    refreshUnread(queryClient),
  ]);
}
