import type { FeedbackRow, SupportQuestionRow } from '../../store/rows/support.ts';
import { localize, type DomainContext } from '../kernel/index.ts';
import { addMessage } from '../messages/index.ts';
import { sendMessage } from '../verification/index.ts';
import { feedbackAnswers, questionAnswers } from './answers.data.ts';
import { ANSWER_DELAY_MS } from './bounds.data.ts';
import { feedbackMessage, questionMessage } from './answer-messages.ts';
import { addReply, repliesOf } from './questions.ts';

/** Answers what has waited for `ANSWER_DELAY_MS`, in place of customer service, as of the moment it was due. */
export function answerDueSupport(context: DomainContext): void {
  const { store, clock } = context;
  const now = clock.now().getTime();
  const dueAt = (since: string): number => Date.parse(since) + ANSWER_DELAY_MS;
  for (const question of store.supportQuestions.findBy('isOpen', true)) {
    const at = dueAt(question.updatedAt);
    if (at <= now) answerQuestion(context, question, new Date(at).toISOString());
  }
  for (const feedback of store.feedback.findBy('isOpen', true)) {
    const at = dueAt(feedback.createdAt);
    if (at <= now) answerFeedback(context, feedback, new Date(at).toISOString());
  }
}

function answerQuestion(context: DomainContext, question: SupportQuestionRow, sentAt: string): void {
  const { store } = context;
  const { id, subject, language, memberId, email } = question;
  const isFirst = repliesOf(context, id).length === 0;
  const answer = localize(isFirst ? questionAnswers.first : questionAnswers.further, language);
  const body = answer.replace('{subject}', () => subject);
  store.transact(() => {
    store.supportQuestions.update(id, { isOpen: false, updatedAt: sentAt });
    addReply(context, { questionId: id, clientReplyId: null, sender: 'STAFF', body, sentAt });
    if (memberId === null && email !== null) {
      sendMessage(context, { channel: 'EMAIL', to: email.toLowerCase(), purpose: 'supportAnswer', text: body });
    }
    if (memberId !== null) addMessage(context, { memberId, ...questionMessage(question), at: new Date(sentAt) });
  });
}

function answerFeedback(context: DomainContext, feedback: FeedbackRow, repliedAt: string): void {
  const { store } = context;
  const { id, memberId, type, language } = feedback;
  const reply = localize(feedbackAnswers[type], language);
  store.transact(() => {
    store.feedback.update(id, { isOpen: false, reply, repliedAt });
    addMessage(context, { memberId, ...feedbackMessage(feedback), at: new Date(repliedAt) });
  });
}
