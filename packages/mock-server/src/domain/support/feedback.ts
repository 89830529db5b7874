import type { Feedback, FeedbackType } from '@croupier/sdk/types';
import { addDays, calendarDay, countCharacters, startOfDay } from '@croupier/sdk/rules';

import type { FeedbackRow } from '../../store/rows/support.ts';
import {
  invalidField,
  newestFirst,
  pageOf,
  Refusal,
  sessionOf,
  SITE_TIME_ZONE,
  uploadAddress,
  type CallContext,
  type PageQuery,
} from '../kernel/index.ts';
import { consumeUploads } from '../uploads/index.ts';
import { CLOSE_AFTER_MS, FEEDBACK_PER_DAY, SUPPORT_BOUNDS } from './bounds.data.ts';
import { languageOf, refuseBlank } from './questions.ts';

export interface FeedbackRequest {
  readonly type: FeedbackType;
  readonly content: string;
  readonly contact?: string | undefined;
  readonly images?: readonly string[] | undefined;
}

/**
 * Stores feedback. Refuses a blank text and one above the limit with FIELD_INVALID, and more than ten in a day of the
 * brand with RATE_LIMITED.
 */
export function sendFeedback(context: CallContext, request: FeedbackRequest): { feedbackId: string } {
  const { store, clock, random } = context;
  const { type, content, contact = null, images = [] } = request;
  const { memberId } = sessionOf(context);
  refuseBlank('content', content);
  if (countCharacters(content) > SUPPORT_BOUNDS.feedbackMaxChars) {
    throw invalidField('content', 'TOO_LONG', `At most ${SUPPORT_BOUNDS.feedbackMaxChars} characters.`);
  }
  refuseTooMany(context, memberId);
  const feedbackId = `fb_${random.hex(12)}`;
  const language = languageOf(context, memberId);
  store.transact(() => {
    const use = { field: 'images', memberId, purpose: 'FEEDBACK', by: `feedback ${feedbackId}`, before: [] } as const;
    store.feedback.insert({
      id: feedbackId,
      memberId,
      type,
      content,
      contact,
      images: consumeUploads(context, images, use),
      language,
      isOpen: true,
      createdAt: clock.now().toISOString(),
      reply: null,
      repliedAt: null,
    });
  });
  return { feedbackId };
}

interface FeedbackQuery extends PageQuery {
  readonly feedbackId?: string | undefined;
}

/** One page of the member's feedback, newest first. */
export function listFeedback(context: CallContext, { feedbackId, ...page }: FeedbackQuery) {
  const own = context.store.feedback
    .findBy('memberId', sessionOf(context).memberId)
    .filter(({ id }) => feedbackId === undefined || id === feedbackId);
  const { content, ...paging } = pageOf(
    newestFirst(own, ({ createdAt }) => createdAt),
    page,
  );
  return { content: content.map((row) => describeFeedback(context, row)), ...paging };
}

function refuseTooMany({ store, clock }: CallContext, memberId: string): void {
  const now = clock.now();
  const today = calendarDay(now, SITE_TIME_ZONE);
  const since = startOfDay(today, SITE_TIME_ZONE).getTime();
  const sent = store.feedback.findBy('memberId', memberId).filter(({ createdAt }) => Date.parse(createdAt) >= since);
  if (sent.length < FEEDBACK_PER_DAY) return;
  const tomorrow = startOfDay(addDays(today, 1), SITE_TIME_ZONE).getTime();
  throw new Refusal('RATE_LIMITED', { retryAfter: Math.ceil((tomorrow - now.getTime()) / 1000) });
}

function describeFeedback({ clock, caller }: CallContext, row: FeedbackRow): Feedback {
  const { id, type, content, createdAt, contact, images, reply, repliedAt } = row;
  const isClosed = repliedAt !== null && clock.now().getTime() - Date.parse(repliedAt) >= CLOSE_AFTER_MS;
  return {
    feedbackId: id,
    type,
    content,
    createdAt,
    status: repliedAt === null ? 'OPEN' : isClosed ? 'CLOSED' : 'ANSWERED',
    ...(contact === null ? {} : { contact }),
    ...(images.length === 0 ? {} : { images: images.map((upload) => caller.origin + uploadAddress(upload)) }),
    ...(reply === null || repliedAt === null ? {} : { reply, repliedAt }),
  };
}
