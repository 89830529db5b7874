import type { SliderVerification, SupportQuestion, SupportReply, SupportThread } from '@croupier/sdk/types';
import { countWords, roleOfType } from '@croupier/sdk/rules';

import type { SupportQuestionRow, SupportReplyRow } from '../../store/rows/support.ts';
import {
  invalidField,
  newestFirst,
  pageOf,
  Refusal,
  sessionOf,
  type CallContext,
  type DomainContext,
  type PageQuery,
} from '../kernel/index.ts';
import { callingMember, profileOf } from '../member/index.ts';
import { listLanguages } from '../site/index.ts';
import { consumeSliderProof } from '../verification/index.ts';
import { CLOSE_AFTER_MS, FREE_QUESTIONS, SLIDER_WINDOW_MS, SUPPORT_BOUNDS } from './bounds.data.ts';

export interface QuestionRequest {
  readonly subject: string;
  readonly body: string;
  readonly contact?: string | undefined;
  readonly email?: string | undefined;
  readonly sliderVerification?: SliderVerification | undefined;
}

/**
 * Stores a question. Refuses a blank subject and a body outside the bounds in words with FIELD_INVALID, as well as a
 * visitor without an email address. The third question of an address within an hour needs a slider proof.
 */
export function askQuestion(context: CallContext, request: QuestionRequest): { questionId: string } {
  const { store, clock, random, caller } = context;
  const { subject, body, contact = null, email = null } = request;
  refuseBlank('subject', subject);
  refuseWords(body);
  if (caller.session === undefined && email === null) {
    throw invalidField('email', 'REQUIRED', 'Without a session the answer needs an email address.');
  }
  const memberId = memberIdOf(context);
  if (memberId === null && isSliderDue(context)) {
    consumeSliderProof(context, 'SUPPORT', request.sliderVerification);
  }
  const now = clock.now().toISOString();
  const language = languageOf(context, memberId);
  const { id: questionId } = store.transact(() =>
    store.supportQuestions.insert({
      id: `sq_${random.hex(12)}`,
      memberId,
      address: caller.address,
      subject: subject.trim(),
      body: body.trim(),
      contact,
      email,
      language,
      isOpen: true,
      createdAt: now,
      updatedAt: now,
    }),
  );
  return { questionId };
}

interface QuestionQuery extends PageQuery {
  readonly status?: SupportQuestion['status'] | 'ALL' | undefined;
}

/** One page of the member's questions, those last answered or replied to first. */
export function listQuestions(context: CallContext, { status = 'ALL', ...page }: QuestionQuery) {
  const own = context.store.supportQuestions.findBy('memberId', sessionOf(context).memberId);
  const described = newestFirst(own, ({ updatedAt }) => updatedAt).map((row) => describeQuestion(context, row));
  const { content, ...paging } = pageOf(
    described.filter((question) => status === 'ALL' || question.status === status),
    page,
  );
  return { content, ...paging };
}

/** A question of the member with its answers; refuses another one with SUPPORT_QUESTION_NOT_FOUND. */
export function getThread(context: CallContext, questionId: string): SupportThread {
  const question = ownQuestion(context, questionId);
  return {
    question: describeQuestion(context, question),
    replies: repliesOf(context, questionId).map(describeReply),
  };
}

/**
 * Adds a reply of the member and opens the question again. The same `clientReplyId` gives the first reply again. Refuses
 * a closed question with SUPPORT_QUESTION_CLOSED.
 */
export function replyToQuestion(
  context: CallContext,
  questionId: string,
  { body, clientReplyId }: { readonly body: string; readonly clientReplyId: string },
): SupportReply {
  const { store, clock } = context;
  const question = ownQuestion(context, questionId);
  const sent = repliesOf(context, questionId).find((reply) => reply.clientReplyId === clientReplyId);
  if (sent !== undefined) return describeReply(sent);
  if (statusOf(context, question) === 'CLOSED') throw new Refusal('SUPPORT_QUESTION_CLOSED');
  refuseBlank('body', body);
  const sentAt = clock.now().toISOString();
  const reply = store.transact(() => {
    store.supportQuestions.update(questionId, { isOpen: true, updatedAt: sentAt });
    return addReply(context, { questionId, clientReplyId, sender: 'MEMBER', body: body.trim(), sentAt });
  });
  return describeReply(reply);
}

/** Stores a reply or an answer. */
export function addReply({ store, random }: DomainContext, reply: Omit<SupportReplyRow, 'id'>): SupportReplyRow {
  return store.supportReplies.insert({ id: `sr_${random.hex(12)}`, ...reply });
}

/** The replies of a question, oldest first. */
export function repliesOf({ store }: DomainContext, questionId: string): readonly SupportReplyRow[] {
  return store.supportReplies.findBy('questionId', questionId);
}

/** The language that a member chose for messages, or that of the site. */
export function languageOf(context: DomainContext, memberId: string | null): SupportQuestionRow['language'] {
  const chosen = memberId === null ? null : profileOf(context, memberId).language;
  return chosen ?? listLanguages(context).default;
}

/** Refuses a text of white space alone. */
export function refuseBlank(field: string, text: string): void {
  if (text.trim() === '') throw invalidField(field, 'REQUIRED', 'Input cannot be empty');
}

function refuseWords(body: string): void {
  const { minWords, maxWords } = SUPPORT_BOUNDS;
  const words = countWords(body);
  if (words < minWords) throw invalidField('body', 'TOO_SHORT', `At least ${minWords} words; these are ${words}.`);
  if (words > maxWords) throw invalidField('body', 'TOO_LONG', `At most ${maxWords} words; these are ${words}.`);
}

/** Id of the calling member or agent; null for a guest and for free play, who are visitors. */
function memberIdOf(context: CallContext): string | null {
  if (context.caller.session === undefined) return null;
  const member = callingMember(context);
  return roleOfType(member.type) === 'trial' ? null : member.id;
}

function isSliderDue({ store, clock, caller }: CallContext): boolean {
  const since = clock.now().getTime() - SLIDER_WINDOW_MS;
  const recent = store.supportQuestions
    .findBy('address', caller.address)
    .filter(({ memberId, createdAt }) => memberId === null && Date.parse(createdAt) > since);
  return recent.length >= FREE_QUESTIONS;
}

function ownQuestion(context: CallContext, questionId: string): SupportQuestionRow {
  const question = context.store.supportQuestions.get(questionId);
  if (question === undefined || question.memberId !== sessionOf(context).memberId) {
    throw new Refusal('SUPPORT_QUESTION_NOT_FOUND');
  }
  return question;
}

function statusOf({ clock }: DomainContext, { isOpen, updatedAt }: SupportQuestionRow): SupportQuestion['status'] {
  if (isOpen) return 'OPEN';
  return clock.now().getTime() - Date.parse(updatedAt) >= CLOSE_AFTER_MS ? 'CLOSED' : 'ANSWERED';
}

function describeQuestion(context: DomainContext, row: SupportQuestionRow): SupportQuestion {
  const { id, subject, body, createdAt, updatedAt } = row;
  const replyCount = repliesOf(context, id).length;
  return { questionId: id, subject, body, status: statusOf(context, row), createdAt, updatedAt, replyCount };
}

function describeReply({ id, sender, body, sentAt }: SupportReplyRow): SupportReply {
  return { replyId: id, sender, body, sentAt };
}
