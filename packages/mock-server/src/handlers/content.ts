import * as announcements from '../domain/content/announcements.ts';
import type { Handler } from '../gateway/handler.ts';

export const getAnnouncements: Handler<'getAnnouncements'> = ({ query }, context) =>
  announcements.getAnnouncements(context, query, context.session !== undefined);

export const listNotices: Handler<'listNotices'> = ({ query }, context) =>
  announcements.listNotices(context, query, query);
