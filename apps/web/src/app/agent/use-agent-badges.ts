import { useGetUnreadCount, useListContracts, useListNotices } from '@croupier/sdk/hooks';
import type { ContractType } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import type { Session } from '../../session/use-session.ts';
import { useIsUnread } from '../../shared/read-announcements.ts';
import { agentNotices } from '../../shared/team-figures/agent-notices.ts';
import { receivedOffers } from '../../shared/team-figures/contract-offers.ts';
import { useHasContracts } from '../../shared/team-figures/use-has-contracts.ts';

export interface AgentBadge {
  /** Nothing is shown for 0. */
  readonly count: number;
  /** Read instead of the number. */
  readonly label: string;
}

/** Pages on which an offer of a kind of contract is answered, by id. */
const PAGES_OF_KINDS = {
  DIVIDEND: 'dividends',
  DAILY_SALARY: 'dailySalary',
  HOUR_SALARY: 'hourlySalary',
  REALTIME_SALARY: 'realTimeSalary',
} as const satisfies Record<ContractType, string>;

const isOpen = (session: Session): boolean => session.state === 'member' && !session.isExpired;

/** What waits on pages of the agent centre, by page id: unread announcements, and offers to answer. */
export function useAgentBadges(session: Session): Readonly<Record<string, AgentBadge>> {
  const { t } = useTranslation('agent');
  const isUnread = useIsUnread();
  const hasContracts = useHasContracts();
  const { data: notices } = useListNotices(agentNotices(1, usePlatformLanguage()), { enabled: isOpen(session) });
  const { data: offers } = useListContracts(receivedOffers, { enabled: isOpen(session) && hasContracts });
  const unread = notices?.content.filter(({ id }) => isUnread(id)).length ?? 0;
  const offersOf = (kind: string): number => offers?.content.filter(({ type }) => type === kind).length ?? 0;
  const offerBadges = Object.entries(PAGES_OF_KINDS).map(([kind, page]) => {
    const count = offersOf(kind);
    return [page, { count, label: t('badges.offers', { count }) }] as const;
  });
  return {
    agentNews: { count: unread, label: t('badges.announcements', { count: unread }) },
    ...Object.fromEntries(offerBadges),
  };
}

/** Unread messages of the account. */
export function useMessagesBadge(session: Session): AgentBadge {
  const { t } = useTranslation('agent');
  const { data } = useGetUnreadCount({ enabled: isOpen(session) });
  const count = data?.unreadMessage ?? 0;
  return { count, label: t('badges.messages', { count }) };
}
