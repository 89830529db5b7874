import type { ReactNode } from 'react';

export interface Announcement {
  id: string;
  title: string;
  /** As people write it. */
  date?: string;
  /** From the server; shown sanitised. */
  html: string;
  unread?: boolean;
  /** Below the text, e.g. the button to the promotion. */
  action?: ReactNode;
}

export interface AnnouncementTexts {
  title: string;
  close: string;
  /** Name of the list. */
  list: string;
  /** Read with a title that is new. */
  unread: string;
  /** Name of the pages' buttons, and what they do. */
  pages: string;
  previousPage: string;
  nextPage: string;
  /** Both from 1. */
  pageOf: (page: number, pages: number) => string;
  /** The box to tick. */
  quietToday: string;
  loading: string;
}
