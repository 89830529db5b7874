import type { ReactNode } from 'react';

export interface Announcement {
  id: string;
  title: string;
  /** Formatted for the reader. */
  date?: string;
  /** Server HTML; sanitised before it is shown. */
  html: string;
  unread?: boolean;
  /** Picture above the text. */
  media?: ReactNode;
  /** Shown below the text, e.g. a button that leads to the promotion. */
  action?: ReactNode;
}

export interface AnnouncementTexts {
  title: string;
  close: string;
  /** Name of the list. */
  list: string;
  /** Read by screen readers with an unread title. */
  unread: string;
  /** Labels of the pagination and its buttons. */
  pages: string;
  previousPage: string;
  nextPage: string;
  /** Both one-based. */
  pageOf: (page: number, pages: number) => string;
  /** Label of the button that closes them for today. */
  quietToday: string;
  loading: string;
}
