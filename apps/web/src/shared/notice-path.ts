import { paths } from './paths.ts';

/** URL of the list of announcements with one of them open. `page` is the page of the list that has it. */
export function noticePath(id: string | undefined, page = 1): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (id !== undefined) query.set('notice', id);
  const search = query.toString();
  return search === '' ? paths.announcements : `${paths.announcements}?${search}`;
}
