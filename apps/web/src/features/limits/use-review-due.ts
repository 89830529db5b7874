import { useGetPlayerProtection, useListSessions } from '@croupier/sdk/hooks';
import { SECOND_MS } from '@croupier/sdk/rules';
import { useState } from 'react';

/** Key of the tab's storage with the review that was closed in it. */
const STORAGE_KEY = 'review';

export interface DueReview {
  /** `unknown` while it is being asked for. */
  readonly state: 'unknown' | 'due' | 'none';
  readonly close: () => void;
}

/** Whether the review of deposits and limits is due at this login: it names the login at which it is shown. */
export function useReviewDue(enabled: boolean): DueReview {
  const protection = useGetPlayerProtection({ enabled });
  const shownAt = protection.data?.review.shownAt;
  const isAsked = enabled && shownAt !== undefined;
  const sessions = useListSessions({ pageSize: 1 }, { enabled: isAsked });
  const [closed, setClosed] = useState(() => sessionStorage.getItem(STORAGE_KEY));
  const openedAt = sessions.data?.content.find(({ current }) => current)?.openedAt;
  const state = (): DueReview['state'] => {
    if (!enabled || protection.isError || sessions.isError) return 'none';
    if (protection.isPending || (isAsked && sessions.isPending)) return 'unknown';
    if (shownAt === undefined || openedAt === undefined || closed === shownAt) return 'none';
    return Math.abs(Date.parse(shownAt) - Date.parse(openedAt)) < SECOND_MS ? 'due' : 'none';
  };
  return {
    state: state(),
    close: () => {
      if (shownAt === undefined) return;
      sessionStorage.setItem(STORAGE_KEY, shownAt);
      setClosed(shownAt);
    },
  };
}
