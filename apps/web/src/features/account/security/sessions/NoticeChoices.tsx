import { queryKeyOf, useGetNoticeChoices, useUpdateNoticeChoices } from '@croupier/sdk/hooks';
import type { NoticeChoices as Choices } from '@croupier/sdk/types';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { Switch } from '@croupier/ui/inputs/Switch';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../../shared/FailureAlert.tsx';
import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';

const CHANNELS = ['inbox', 'email', 'sms'] as const;

/** By which channels the member wants news of promotions. Notices about the account are always sent. */
export function NoticeChoices(): ReactNode {
  const { t } = useTranslation('security');
  const choices = useGetNoticeChoices({ staleTime: 0 });
  return (
    <ContentSection framed title={t('notices.title')}>
      <p>{t('notices.text')}</p>
      <QueryBoundary query={choices} failure={t('notices.failed')} skeleton={<Skeleton lines={3} />}>
        {(stored) => <ChannelSwitches stored={stored} />}
      </QueryBoundary>
    </ContentSection>
  );
}

function ChannelSwitches({ stored }: { readonly stored: Choices }): ReactNode {
  const { t } = useTranslation('security');
  const queryClient = useQueryClient();
  const change = useUpdateNoticeChoices({
    // Also after a failure, because an answer may be lost.
    onSettled: async () => queryClient.invalidateQueries({ queryKey: queryKeyOf('getNoticeChoices') }),
  });
  const { promotions } = change.isPending ? change.variables.body : stored;
  return (
    <>
      {CHANNELS.map((channel) => (
        <Switch
          key={channel}
          label={t(`notices.${channel}`)}
          checked={promotions[channel]}
          disabled={change.isPending}
          onChange={(event) =>
            change.mutate({ body: { promotions: { ...stored.promotions, [channel]: event.target.checked } } })
          }
        />
      ))}
      <FailureAlert error={change.error} />
    </>
  );
}
