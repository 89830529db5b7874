import { useGetMemberBadges } from '@croupier/sdk/hooks';
import { useTranslation } from 'react-i18next';

import { useSession } from '../../session/use-session.ts';

export interface MenuBadge {
  /** Nothing is shown for 0. */
  readonly count: number;
  /** Read instead of the number. */
  readonly label: string;
}

/** What waits on pages of the member centre, by page id [MEMBER-16]; empty until it is known. */
export function useMenuBadges(): Readonly<Record<string, MenuBadge>> {
  const { t } = useTranslation('member');
  const session = useSession();
  const { data } = useGetMemberBadges({ enabled: session.state === 'member' && !session.isTrial });
  if (data === undefined) return {};
  const { missions, messages, rewards } = data;
  return {
    missions: { count: missions, label: t('badges.missions', { count: missions }) },
    inbox: { count: messages, label: t('badges.messages', { count: messages }) },
    rewards: { count: rewards, label: t('badges.rewards', { count: rewards }) },
  };
}
