import { paths } from './paths.ts';

/** URL of a list of announcements with one of them open. `page` is the page of the list that has it. */
export function noticePath(id: string | undefined, page = 1, list: string = paths.announcements): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (id !== undefined) query.set('notice', id);
  const search = query.toString();
  return search === '' ? list : `${list}?${search}`;
}
