import * as support from '../domain/support/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const createFeedback: Handler<'createFeedback'> = ({ body }, context) => support.sendFeedback(context, body);

export const listFeedback: Handler<'listFeedback'> = ({ query }, context) => support.listFeedback(context, query);

export const getSupportQuestionConfig: Handler<'getSupportQuestionConfig'> = () => support.SUPPORT_BOUNDS;

export const createSupportQuestion: Handler<'createSupportQuestion'> = ({ body }, context) =>
  support.askQuestion(context, body);

export const listSupportQuestions: Handler<'listSupportQuestions'> = ({ query }, context) =>
  support.listQuestions(context, query);

export const getSupportQuestion: Handler<'getSupportQuestion'> = ({ path }, context) =>
  support.getThread(context, path.questionId);

export const replyToSupportQuestion: Handler<'replyToSupportQuestion'> = ({ path, body }, context) =>
  support.replyToQuestion(context, path.questionId, body);
