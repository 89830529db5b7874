import * as announcements from '../domain/content/announcements.ts';
import { addUpload } from '../domain/uploads/uploads.ts';
import { contentOf, sessionOf, type Handler } from '../gateway/handler.ts';

export const getAnnouncements: Handler<'getAnnouncements'> = ({ query }, context) =>
  announcements.getAnnouncements(context, query, context.session?.memberId);

export const listNotices: Handler<'listNotices'> = ({ query }, context) =>
  announcements.listNotices(context, query, query);

export const uploadImage: Handler<'uploadImage'> = ({ body: { file, purpose } }, context) =>
  addUpload(context, sessionOf(context).memberId, { file: contentOf(file), purpose });
