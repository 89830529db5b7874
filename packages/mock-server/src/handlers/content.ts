import * as content from '../domain/content/index.ts';
import * as uploads from '../domain/uploads/index.ts';
import { contentOf, type Handler } from '../gateway/handler.ts';

export const getAnnouncements: Handler<'getAnnouncements'> = ({ query }, context) =>
  content.getAnnouncements(context, query);

export const listNotices: Handler<'listNotices'> = ({ query }, context) => content.listNotices(context, query);

export const uploadImage: Handler<'uploadImage'> = ({ body: { file, purpose } }, context) =>
  uploads.addUpload(context, { file: contentOf(file), purpose });
