import { Author, Bubble, Messages, Status } from '../internal/chat-thread-parts.ts';

export interface ListedMessage {
  id: string;
  /** On the end side. */
  isOwn: boolean;
  author: string;
  text: string;
  /** Formatted. */
  time: string;
}

export interface MessageListProps {
  /** Accessible name. */
  label: string;
  /** Oldest first. */
  messages: readonly ListedMessage[];
}

/** Written messages of two sides, such as a question and its answers. */
export function MessageList({ label, messages }: MessageListProps) {
  return (
    <Messages aria-label={label}>
      {messages.map(({ id, isOwn, author, text, time }) => (
        <Bubble key={id} data-own={isOwn}>
          <Author>{author}</Author>
          <div dir="auto">{text}</div>
          <Status>{time}</Status>
        </Bubble>
      ))}
    </Messages>
  );
}
