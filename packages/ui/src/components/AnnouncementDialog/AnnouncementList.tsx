import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { visuallyHidden } from '../../theme/control-styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Announcement, AnnouncementTexts } from './announcement.ts';
import { Choice, Day, Dot, List, ListColumn, Pages, TurnButton } from './announcement-parts.ts';

/** Titles on a page of the list. */
const pageSize = 9;

export interface AnnouncementListProps {
  items: readonly Announcement[];
  shownId: string | undefined;
  /** From 0. */
  page: number;
  /** Has the focus when the list comes back. */
  returnToId: string | undefined;
  texts: AnnouncementTexts;
  onChoose: (id: string) => void;
  onPage: (page: number) => void;
}

const Hidden = styled('span')(visuallyHidden);

export function AnnouncementList(props: AnnouncementListProps) {
  const { items, shownId, page, returnToId, texts, onChoose, onPage } = props;
  const returnTo = useRef<HTMLButtonElement>(null);
  useEffect(() => returnTo.current?.focus(), []);
  const pages = Math.max(1, Math.ceil(items.length / pageSize));
  return (
    <ListColumn>
      <List aria-label={texts.list}>
        {items.slice(page * pageSize, (page + 1) * pageSize).map(({ id, title, date, unread = false }) => (
          <li key={id}>
            <Choice
              ref={id === returnToId ? returnTo : undefined}
              type="button"
              aria-current={id === shownId}
              data-unread={unread}
              onClick={() => onChoose(id)}
            >
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
      {pages > 1 && (
        <Pages aria-label={texts.pages}>
          <TurnButton label={texts.previousPage} disabled={page === 0} onClick={() => onPage(page - 1)}>
            <Icon name="chevronStart" />
          </TurnButton>
          <span aria-live="polite">{texts.pageOf(page + 1, pages)}</span>
          <TurnButton label={texts.nextPage} disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
            <Icon name="chevronEnd" />
          </TurnButton>
        </Pages>
      )}
    </ListColumn>
  );
}
