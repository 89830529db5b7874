import styled from '@emotion/styled';
import { visuallyHidden } from '../../theme/control-styles.ts';
import type { Announcement, AnnouncementTexts } from './announcement.ts';
import { Choice, Day, Dot, List, ListColumn } from './announcement-parts.ts';
import { AnnouncementPages, pageSize } from './AnnouncementPages.tsx';

export interface AnnouncementListProps {
  items: readonly Announcement[];
  shownId: string | undefined;
  /** Zero-based. */
  page: number;
  texts: AnnouncementTexts;
  onChoose: (id: string) => void;
  onPage: (page: number) => void;
}

const Hidden = styled('span')(visuallyHidden);

/** Titles beside the text. */
export function AnnouncementList({ items, shownId, page, texts, onChoose, onPage }: AnnouncementListProps) {
  return (
    <ListColumn>
      <List aria-label={texts.list}>
        {items.slice(page * pageSize, (page + 1) * pageSize).map(({ id, title, date, unread = false }) => (
          <li key={id}>
            <Choice type="button" aria-current={id === shownId} data-unread={unread} onClick={() => onChoose(id)}>
              {unread && <Dot />}
              <span>
                {title}
                {unread && <Hidden> {texts.unread}</Hidden>}
              </span>
              {date && <Day>{date}</Day>}
            </Choice>
          </li>
        ))}
      </List>
      <AnnouncementPages count={items.length} {...{ page, texts, onPage }} />
    </ListColumn>
  );
}
