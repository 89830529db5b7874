export { feedbackMessage, questionMessage } from './answer-messages.ts';
export { answerDueSupport } from './answer-due.ts';
export { SUPPORT_BOUNDS } from './bounds.data.ts';
export { listFeedback, sendFeedback } from './feedback.ts';
export { askQuestion, getThread, listQuestions, replyToQuestion } from './questions.ts';
