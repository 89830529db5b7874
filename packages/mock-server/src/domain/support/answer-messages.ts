import type { FeedbackRow, SupportQuestionRow } from '../../store/rows/support.ts';
import { fillText, paragraphsOf, type NewMessage } from '../messages/index.ts';
import { answerMessages } from './answers.data.ts';

type AnswerMessage = Pick<NewMessage, 'kind' | 'title' | 'content' | 'link'>;

/** The message on an answer to a question. */
export function questionMessage({ id, subject }: SupportQuestionRow): AnswerMessage {
  const { title, content } = answerMessages.question;
  return {
    kind: 'SUPPORT',
    title,
    content: paragraphsOf(fillText(content, { subject })),
    link: { target: 'SUPPORT_QUESTION', id },
  };
}

/** The message on an answer to feedback. */
export function feedbackMessage({ id }: FeedbackRow): AnswerMessage {
  const { title, content } = answerMessages.feedback;
  return { kind: 'SUPPORT', title, content: paragraphsOf(content), link: { target: 'FEEDBACK', id } };
}
