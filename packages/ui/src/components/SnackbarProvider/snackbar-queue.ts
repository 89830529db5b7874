import type { SnackbarMessage } from './snackbar-context.ts';

export interface QueuedMessage extends SnackbarMessage {
  key: string;
  /** Number of messages with this key; a new one restarts the timer. */
  turn: number;
}

/** Adds a message at the end of the queue, or replaces the one with its key. */
export function enqueue(queue: readonly QueuedMessage[], message: SnackbarMessage & { key: string }): QueuedMessage[] {
  const old = queue.find(({ key }) => key === message.key);
  if (!old) return [...queue, { ...message, turn: 1 }];
  return queue.map((one) => (one === old ? { ...message, turn: old.turn + 1 } : one));
}

export const isUrgent = ({ urgent, tone }: SnackbarMessage) => urgent ?? tone === 'danger';
