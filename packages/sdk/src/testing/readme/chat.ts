import { ChatRoom } from '@croupier/sdk/chat';

/** Opens the chat, or continues the open one, and logs it. */
export function logChat(): ChatRoom {
  const chat = new ChatRoom({ language: 'TY' });
  chat.subscribe(() => {
    const { connection, messages, pending } = chat.getState();
    console.info(connection.kind, messages.at(-1)?.content);
    // Kept with its id, so that the platform stores it once however often it is sent.
    for (const message of pending) if (message.status === 'failed') console.info(`Not sent: ${message.content}`);
  });
  chat.send('Hindi dumating ang deposito ko.');
  return chat;
}
