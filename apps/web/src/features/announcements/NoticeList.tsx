import type { Notice } from '@croupier/sdk/types';
import { CollapsibleList } from '@croupier/ui/display/CollapsibleList';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../../shared/intl-formats.ts';
import { useIsUnread } from '../../shared/read-announcements.ts';
import { NoticeContent } from './NoticeContent.tsx';

export interface NoticeListProps {
  readonly notices: readonly Notice[];
  readonly openId: string | undefined;
  /** Called with undefined when the open one is selected again. */
  readonly onOpenChange: (id: string | undefined) => void;
}

const anchorOf = (id: string): string => `notice-${id}`;

/** Announcements, one open at a time; selecting the open one collapses it [ANN-06] [ANN-07]. */
export function NoticeList({ notices, openId, onOpenChange }: NoticeListProps): ReactNode {
  const { t, i18n } = useTranslation('announcements');
  const { brand } = useSite();
  const isUnread = useIsUnread();
  const day = dateFormat(i18n.language, { dateStyle: 'medium', timeZone: brand.timeZone });
  useEffect(() => {
    // The one of the URL, or of the sentence above the list, may be below the fold.
    if (openId !== undefined) document.getElementById(anchorOf(openId))?.scrollIntoView({ block: 'nearest' });
  }, [openId]);
  return (
    <CollapsibleList
      headingLevel={2}
      openId={openId ?? null}
      onOpenChange={onOpenChange}
      items={notices.map((notice) => ({
        id: notice.id,
        anchor: anchorOf(notice.id),
        title: notice.title,
        meta: day.format(new Date(notice.startDate)),
        unread: isUnread(notice.id) ? t('unread') : undefined,
        content: <NoticeContent notice={notice} />,
      }))}
    />
  );
}
