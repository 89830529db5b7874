import { useListReferredFriendsPages } from '@croupier/sdk/hooks';
import { formatAmount, formatMoney, parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import type { ReferralInfo, ReferredFriend } from '@croupier/sdk/types';
import { SettingList, type Setting } from '@croupier/ui/data/SettingList';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { MoreOfList } from '../../shared/lists/MoreOfList.tsx';
import { Money } from '../../shared/Money.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { useTimeText } from '../../shared/use-time-text.ts';
import { referralReason } from './referral-reason.ts';

export interface FriendsProps {
  readonly info: Pick<ReferralInfo, 'depositRequired' | 'betRequired'>;
}

/** Friends who registered with the code, newest first, each with the reward or what is missing for it. */
export function Friends({ info }: FriendsProps): ReactNode {
  const { t } = useTranslation('referral');
  const query = useListReferredFriendsPages({}, { staleTime: 0 });
  const settingOf = useFriend(info);
  return (
    <QueryBoundary
      query={query}
      failure={t('friends.failed')}
      skeleton={<SettingList title={t('friends.title')} settings={[]} loading={3} />}
    >
      {({ pages }) => {
        const friends = pages.flatMap(({ content }) => content);
        const total = pages[0]?.totalElements ?? friends.length;
        return (
          <SettingList
            title={t('friends.title')}
            titleEnd={total}
            settings={friends.map(settingOf)}
            empty={t('friends.none')}
            footer={query.hasNextPage && <MoreOfList query={query} shown={friends.length} total={total} />}
          />
        );
      }}
    </QueryBoundary>
  );
}

function useFriend(info: FriendsProps['info']): (friend: ReferredFriend, index: number) => Setting {
  const { t, i18n } = useTranslation('referral');
  const timeText = useTimeText();
  return (friend, index) => {
    const { account, registeredAt, qualified, depositDone, betDone, reward, rewardAt, currency } = friend;
    const left = (required: string, done: string): string =>
      formatMoney(
        formatAmount(subtractAmounts(parseAmount(required, currency), parseAmount(done, currency))),
        currency,
        i18n.language,
      );
    const reason = referralReason(friend.reason);
    const noteOf = (): string => {
      if (qualified)
        return rewardAt === undefined ? t('friends.qualified') : t('friends.checked', { time: timeText(rewardAt) });
      if (reason === 'DEPOSIT_MISSING')
        return t('friends.deposit', { amount: left(info.depositRequired, depositDone) });
      if (reason === 'TURNOVER_MISSING') return t('friends.bets', { amount: left(info.betRequired, betDone) });
      return reason === undefined ? t('friends.waiting') : t(`friends.reason.${reason}`);
    };
    const isOpen = reason === undefined || reason === 'DEPOSIT_MISSING' || reason === 'TURNOVER_MISSING';
    return {
      // Masked names may be equal.
      id: `${index} ${account}`,
      title: account,
      note: (
        <>
          <p>{t('friends.joined', { time: timeText(registeredAt) })}</p>
          <p>{noteOf()}</p>
        </>
      ),
      action:
        qualified && reward !== undefined ? (
          <Money value={reward} currency={currency} />
        ) : (
          <StatusChip tone={isOpen ? 'pending' : 'neutral'}>
            {isOpen ? t('friends.open') : t('friends.excluded')}
          </StatusChip>
        ),
    };
  };
}
