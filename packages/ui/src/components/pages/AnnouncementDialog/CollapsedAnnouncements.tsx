import styled from '@emotion/styled';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { CollapsibleList } from '../../display/CollapsibleList/CollapsibleList.tsx';
import { SafeHtml } from '../../display/SafeHtml/SafeHtml.tsx';
import type { SafeHtmlProps } from '../../display/SafeHtml/SafeHtml.tsx';
import type { Announcement, AnnouncementTexts } from './announcement.ts';
import { Action, Dot, CollapsedList, Media } from './announcement-parts.ts';
import { AnnouncementPages, pageSize } from './AnnouncementPages.tsx';

export interface CollapsedAnnouncementsProps {
  items: readonly Announcement[];
  shownId: string | undefined;
  /** Zero-based. */
  page: number;
  texts: AnnouncementTexts;
  html: Pick<SafeHtmlProps, 'hosts' | 'onNavigate' | 'failed'>;
  onChoose: (id: string) => void;
  onPage: (page: number) => void;
}

const Hidden = styled('span')(visuallyHidden);

/** Accordion of titles for phones; the first is open. */
export function CollapsedAnnouncements(props: CollapsedAnnouncementsProps) {
  const { items, shownId, page, texts, html, onChoose, onPage } = props;
  const shown = items.slice(page * pageSize, (page + 1) * pageSize);
  return (
    <>
      <CollapsedList role="group" aria-label={texts.list}>
        <CollapsibleList
          key={page}
          {...(shownId !== undefined && { defaultOpenId: shownId })}
          onOpenChange={(id) => id !== undefined && onChoose(id)}
          items={shown.map(({ id, title, date, unread = false, html: text, media, action }) => ({
            id,
            title: (
              <>
                {unread && <Dot data-inline />}
                {title}
                {unread && <Hidden> {texts.unread}</Hidden>}
              </>
            ),
            meta: date,
            content: (
              <>
                {media && <Media>{media}</Media>}
                <SafeHtml {...html} html={text} lines={3} />
                {action && <Action>{action}</Action>}
              </>
            ),
          }))}
        />
      </CollapsedList>
      <AnnouncementPages count={items.length} {...{ page, texts, onPage }} />
    </>
  );
}
