import * as chat from '../domain/chat/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const createChatSession: Handler<'createChatSession'> = ({ body }, context) =>
  chat.openChat(context, body?.language);

export const getOpenChat: Handler<'getOpenChat'> = (_, context) => chat.describeOpenChat(context);

export const listChatMessages: Handler<'listChatMessages'> = ({ path, query }, context) =>
  chat.listMessages(context, path.sessionId, query);

export const sendChatMessage: Handler<'sendChatMessage'> = ({ path, body }, context) =>
  chat.sendMessage(context, path.sessionId, body);

export const markChatRead: Handler<'markChatRead'> = ({ path, body }, context) =>
  chat.markRead(context, path.sessionId, body);

export const closeChatSession: Handler<'closeChatSession'> = ({ path }, context) =>
  chat.closeOwnChat(context, path.sessionId);
