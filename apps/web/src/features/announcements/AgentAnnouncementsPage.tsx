import { useListNotices } from '@croupier/sdk/hooks';
import { Button } from '@croupier/ui/actions/Button';
import { Icon } from '@croupier/ui/display/Icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { markAnnouncementsRead, useIsUnread } from '../../shared/read-announcements.ts';
import { agentNotices } from '../../shared/team-figures/agent-notices.ts';
import { agentPaths } from '../../shared/agent-paths.ts';
import { NoticePages } from './NoticePages.tsx';
import { NoticesHeader } from './NoticesHeader.tsx';
import { agentNoticeSource, pageOf } from './notice-source.ts';

/** Announcements for agents [AGENT-02]. */
export function AgentAnnouncementsPage(): ReactNode {
  const { t } = useTranslation('announcements');
  return (
    <>
      <NoticesHeader source={agentNoticeSource} lead={t('agent.lead')} actions={<MarkAllRead />} />
      <NoticePages
        source={agentNoticeSource}
        empty={{ text: t('agent.emptyText'), action: { label: t('agent.toOverview'), to: agentPaths.overview } }}
      />
    </>
  );
}

/** Marks those of the shown page and of the first one, which the frame counts. */
function MarkAllRead(): ReactNode {
  const { t } = useTranslation('announcements');
  const language = usePlatformLanguage();
  const isUnread = useIsUnread();
  const [params] = useSearchParams();
  const newest = useListNotices(agentNotices(1, language));
  const shown = useListNotices(agentNotices(pageOf(params), language));
  const unread = [newest, shown].flatMap(({ data }) => data?.content ?? []).filter(({ id }) => isUnread(id));
  if (unread.length === 0) return null;
  return (
    <Button startIcon={<Icon name="check" />} onClick={() => markAnnouncementsRead(unread.map(({ id }) => id))}>
      {t('agent.markAll')}
    </Button>
  );
}
