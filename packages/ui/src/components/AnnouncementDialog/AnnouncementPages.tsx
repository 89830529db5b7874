import { Icon } from '../Icon/Icon.tsx';
import type { AnnouncementTexts } from './announcement.ts';
import { Pages, TurnButton } from './announcement-parts.ts';

/** Titles on a page. */
export const pageSize = 9;

export interface AnnouncementPagesProps {
  /** How many announcements there are. */
  count: number;
  /** From 0. */
  page: number;
  texts: AnnouncementTexts;
  onPage: (page: number) => void;
}

/** To the other pages, when there are any. */
export function AnnouncementPages({ count, page, texts, onPage }: AnnouncementPagesProps) {
  const pages = Math.ceil(count / pageSize);
  if (pages < 2) return null;
  return (
    <Pages aria-label={texts.pages}>
      <TurnButton label={texts.previousPage} disabled={page === 0} onClick={() => onPage(page - 1)}>
        <Icon name="chevronStart" />
      </TurnButton>
      <span aria-live="polite">{texts.pageOf(page + 1, pages)}</span>
      <TurnButton label={texts.nextPage} disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
        <Icon name="chevronEnd" />
      </TurnButton>
    </Pages>
  );
}
