import { zFeedbackType, zLanguageCode, zSupportReply } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** A written question to customer service. */
export const supportQuestionRow = z.object({
  id: z.string(),
  /** Null for a visitor, whose answer goes to `email`. */
  memberId: z.nullable(z.string()),
  /** Network address, by which the questions of visitors are counted. */
  address: z.string(),
  subject: z.string(),
  body: z.string(),
  contact: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Language of the answer. */
  language: zLanguageCode,
  /** True while staff have to answer. */
  isOpen: z.boolean(),
  createdAt: timeField,
  /** When it was last answered or replied to. */
  updatedAt: timeField,
});
export type SupportQuestionRow = z.infer<typeof supportQuestionRow>;

/** An answer of staff or a reply of the member, in the order of writing. */
export const supportReplyRow = z.object({
  id: z.string(),
  questionId: z.string(),
  /** The client's id of a reply; null for an answer. */
  clientReplyId: z.nullable(z.string()),
  sender: zSupportReply.shape.sender,
  body: z.string(),
  sentAt: timeField,
});
export type SupportReplyRow = z.infer<typeof supportReplyRow>;

/** A suggestion or complaint of a member. */
export const feedbackRow = z.object({
  id: z.string(),
  memberId: z.string(),
  type: zFeedbackType,
  content: z.string(),
  contact: z.nullable(z.string()),
  /** Upload ids. */
  images: z.array(z.string()),
  /** Language of the answer. */
  language: zLanguageCode,
  isOpen: z.boolean(),
  createdAt: timeField,
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(timeField),
});
export type FeedbackRow = z.infer<typeof feedbackRow>;

export const supportCollections = {
  supportQuestions: define<SupportQuestionRow>(supportQuestionRow, ['memberId', 'address', 'isOpen']),
  supportReplies: define<SupportReplyRow>(supportReplyRow, ['questionId']),
  feedback: define<FeedbackRow>(feedbackRow, ['memberId', 'isOpen']),
};
