import type { SupportQuestionConfig } from '@croupier/sdk/types';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@croupier/sdk/rules';

/** Bounds of a question in words and of feedback in code points. */
export const SUPPORT_BOUNDS: SupportQuestionConfig = { minWords: 5, maxWords: 200, feedbackMaxChars: 140 };

/** Questions of a visitor within `SLIDER_WINDOW_MS` after which each further one needs the slider. */
export const FREE_QUESTIONS = 2;
export const SLIDER_WINDOW_MS = HOUR_MS;

/** Feedback of a member in a day of the brand. */
export const FEEDBACK_PER_DAY = 10;

/** Time after which the scripted operator answers, in ms of the world's clock. */
export const ANSWER_DELAY_MS = 30 * MINUTE_MS;

/** Time after the last answer in which a question or feedback stays open for more. */
export const CLOSE_AFTER_MS = 7 * DAY_MS;
