import * as messages from '../domain/messages/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const listMessages: Handler<'listMessages'> = ({ query }, context) => messages.listMessages(context, query);

export const getMessage: Handler<'getMessage'> = ({ query }, context) => messages.readMessage(context, query.messageId);

export const markMessagesRead: Handler<'markMessagesRead'> = ({ body }, context) =>
  messages.markMessagesRead(context, body?.messageIds);

export const deleteMessages: Handler<'deleteMessages'> = ({ query }, context) =>
  messages.deleteMessages(context, query.messageIds);

export const getUnreadCount: Handler<'getUnreadCount'> = (_input, context) => messages.getUnreadCount(context);
