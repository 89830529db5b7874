export { listMessages, markRead, markReadIn, sendIn, sendMessage } from './chat-messages.ts';
export { closeOwnChat, countOpenUnread, describeOpenChat, openChat } from './chat-sessions.ts';
export { openStream, readStream, type OpenedStream } from './chat-stream.ts';
export { advanceChats } from './chat-tasks.ts';
export { CHAT_SOCKET_PATH } from './socket-address.ts';
