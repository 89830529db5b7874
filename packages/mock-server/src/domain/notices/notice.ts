import type { NewMessage } from '../messages/index.ts';

/** A message without its receiver and time. */
export type Notice = Omit<NewMessage, 'id' | 'memberId' | 'at'>;
