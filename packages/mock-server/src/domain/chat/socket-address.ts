/** Path of the WebSocket of the chat. */
export const CHAT_SOCKET_PATH = '/mock-chat';

/** URL of the chat's WebSocket on the server with this origin. */
export function socketAddress(origin: string): string {
  return `${origin.replace(/^http/, 'ws')}${CHAT_SOCKET_PATH}`;
}
