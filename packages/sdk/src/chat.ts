export { ChatRoom } from './transport/chat/chat-room.ts';
export type { ChatOptions } from './transport/chat/chat-options.ts';
export type { ChatConnection, ChatState, PendingMessage } from './transport/chat/chat-state.ts';
export type { OpenSocket, Socket, SocketEvents } from './transport/chat/chat-socket.ts';
export type { NetworkStatus } from './transport/chat/network-status.ts';
