import { Icon } from '../../display/Icon/Icon.tsx';
import type { AnnouncementTexts } from './announcement.ts';
import { Pages, PageButton } from './announcement-parts.ts';

/** Titles per page. */
export const pageSize = 9;

export interface AnnouncementPagesProps {
  /** Total number of announcements. */
  count: number;
  /** Zero-based. */
  page: number;
  texts: AnnouncementTexts;
  onPage: (page: number) => void;
}

/** Previous and next buttons; nothing for a single page. */
export function AnnouncementPages({ count, page, texts, onPage }: AnnouncementPagesProps) {
  const pages = Math.ceil(count / pageSize);
  if (pages < 2) return null;
  return (
    <Pages aria-label={texts.pages}>
      <PageButton label={texts.previousPage} disabled={page === 0} onClick={() => onPage(page - 1)}>
        <Icon name="chevronStart" />
      </PageButton>
      <span aria-live="polite">{texts.pageOf(page + 1, pages)}</span>
      <PageButton label={texts.nextPage} disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
        <Icon name="chevronEnd" />
      </PageButton>
    </Pages>
  );
}
