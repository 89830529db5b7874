import type { MessageKind, MessageLink } from '@croupier/sdk/types';

import { isOnBreak } from '../breaks/index.ts';
import { emit, type DomainContext, type LocalizedText } from '../kernel/index.ts';
import { existingMember, takesPart } from '../member/index.ts';
import { isKept } from './inbox.ts';

/** Messages that a member can have; a further one takes the place of the oldest (PR-81). */
const MOST_MESSAGES = 500;

export interface NewMessage {
  /** A new one by default. */
  readonly id?: string | undefined;
  readonly memberId: string;
  readonly kind: MessageKind;
  /** Plain text. */
  readonly title: LocalizedText;
  /** HTML of paragraphs, lists and links. */
  readonly content: LocalizedText;
  /** The thing that it is about. */
  readonly link?: MessageLink | undefined;
  /** When it was sent; now by default. */
  readonly at?: Date | undefined;
  /** True for a message of kind PROMOTION that a break does not stop, because it reports what was taken from the member. */
  readonly isDuringBreaks?: boolean | undefined;
}

/**
 * Puts a message into a member's inbox, and reports it. Sends nothing to an account without inbox, such as a trial account,
 * and nothing of kind PROMOTION during a break (P-23).
 */
export function addMessage(context: DomainContext, message: NewMessage): void {
  const { store, clock, secrets } = context;
  const { id = `msg_${secrets.hex(12)}`, memberId, kind, title, content, link, at = clock.now() } = message;
  if (!takesPart(existingMember(context, memberId)) || isStopped(context, message)) return;
  store.transact(() => {
    dropOldest(context, memberId);
    store.messages.insert({
      id,
      memberId,
      kind,
      titleEn: title.EN,
      titleTy: title.TY,
      contentEn: content.EN,
      contentTy: content.TY,
      link: link ?? null,
      sentAt: at.toISOString(),
      isRead: false,
    });
    emit(context, 'messageAdded', { memberId, messageId: id, kind, at });
    emit(context, 'badgesChanged', { memberId });
  });
}

function isStopped(context: DomainContext, { memberId, kind, isDuringBreaks = false }: NewMessage): boolean {
  return kind === 'PROMOTION' && !isDuringBreaks && isOnBreak(context, memberId);
}

/** Makes space for one message, and removes those that are no longer kept. */
function dropOldest(context: DomainContext, memberId: string): void {
  const { messages } = context.store;
  let count = messages.findBy('memberId', memberId).length;
  for (;;) {
    const oldest = messages.oldestBy('memberId', memberId);
    if (oldest === undefined || (count < MOST_MESSAGES && isKept(context, oldest))) return;
    messages.remove(oldest.id);
    count -= 1;
  }
}
