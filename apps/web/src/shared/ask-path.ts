import { paths } from './paths.ts';

/** Fragment of the form for a question; no chapter has this anchor. */
export const ASK_ANCHOR = 'ask';

/** URL of the form for a question, or of a question that the member has asked. */
export function askPath(questionId?: string): string {
  const query = questionId === undefined ? '' : `?${new URLSearchParams({ question: questionId }).toString()}`;
  return `${paths.help}${query}#${ASK_ANCHOR}`;
}
