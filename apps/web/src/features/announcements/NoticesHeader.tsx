import { useListNotices } from '@croupier/sdk/hooks';
import { SummaryHeader } from '@croupier/ui/layout/SummaryHeader';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import type { EntryState } from '../../shared/entry-state.ts';
import { dateFormat } from '../../shared/intl-formats.ts';
import { noticePath } from '../../shared/notice-path.ts';
import { useIsUnread } from '../../shared/read-announcements.ts';
import type { NoticeSource } from './notice-source.ts';
import { summaryOf } from './notice-summary.ts';

const SAME_PLACE: EntryState = { keepsScroll: true };

export interface NoticesHeaderProps {
  readonly source: NoticeSource;
  /** What the page has, until the announcements are known, and when there are none. */
  readonly lead: string;
  /** End of the title line. */
  readonly actions?: ReactNode;
}

/** Heading, with what the newest announcements mean for the visitor once they are known. */
export function NoticesHeader({ source, lead, actions }: NoticesHeaderProps): ReactNode {
  const { t, i18n } = useTranslation('announcements');
  const { brand } = useSite();
  const isUnread = useIsUnread();
  const [now] = useState(() => Date.now());
  const { data } = useListNotices(source.requestOf(1, usePlatformLanguage()));
  const summary = data && summaryOf(data.content, { isUnread, now });
  const date = summary && dateFormat(i18n.language, { dateStyle: 'long', timeZone: brand.timeZone });
  const text =
    summary === undefined ? (
      lead
    ) : summary.kind === 'allRead' ? (
      t('summary.allRead', { date: date?.format(new Date(summary.first.startDate)) })
    ) : (
      <>
        {t(`summary.${summary.kind}`, { count: summary.count })}{' '}
        <Link to={noticePath(summary.first.id, 1, source.path)} state={SAME_PLACE}>
          {summary.first.title}
        </Link>
      </>
    );
  return <SummaryHeader title={t('title')} summary={text} actions={actions} />;
}
