import type { SnackbarMessage } from './snackbar-context.ts';

export interface QueuedMessage extends SnackbarMessage {
  key: string;
  /** Counts the messages of this key; a new one starts the time anew. */
  turn: number;
}

/** The queue with the message at its end, or in the place of one with the same key. */
export function enqueue(queue: readonly QueuedMessage[], message: SnackbarMessage & { key: string }): QueuedMessage[] {
  const old = queue.find(({ key }) => key === message.key);
  if (!old) return [...queue, { ...message, turn: 1 }];
  return queue.map((one) => (one === old ? { ...message, turn: old.turn + 1 } : one));
}

export const isUrgent = ({ urgent, tone }: SnackbarMessage) => urgent ?? tone === 'danger';
