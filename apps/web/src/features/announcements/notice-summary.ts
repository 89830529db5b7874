import type { Notice } from '@croupier/sdk/types';

/** What the page says first. */
export type NoticeSummary =
  | { readonly kind: 'effect' | 'unread'; readonly count: number; readonly first: Notice }
  | { readonly kind: 'allRead'; readonly first: Notice };

/**
 * The notices that affect the visitor now or soon, the earliest first; without any, the new ones; undefined when there
 * are no notices. `now` is in epoch ms.
 */
export function summaryOf(
  notices: readonly Notice[],
  { isUnread, now }: { readonly isUnread: (id: string) => boolean; readonly now: number },
): NoticeSummary | undefined {
  const [effect, ...moreEffects] = notices
    .filter(({ effectUntil }) => effectUntil !== undefined && Date.parse(effectUntil) > now)
    .toSorted((a, b) => startOf(a) - startOf(b));
  if (effect !== undefined) return { kind: 'effect', count: moreEffects.length + 1, first: effect };
  const [unread, ...moreUnread] = notices.filter(({ id }) => isUnread(id));
  if (unread !== undefined) return { kind: 'unread', count: moreUnread.length + 1, first: unread };
  const [newest] = notices;
  return newest && { kind: 'allRead', first: newest };
}

const startOf = ({ effectFrom, startDate }: Notice): number => Date.parse(effectFrom ?? startDate);
