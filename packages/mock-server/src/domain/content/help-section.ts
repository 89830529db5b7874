import type { LocalizedText } from '../kernel/index.ts';

/** A chapter of the help center in both languages. Contents and answers are HTML; `{age}` is the site's minimum age. */
export interface HelpSectionText {
  readonly anchor: string;
  readonly title: LocalizedText;
  readonly content: LocalizedText;
  readonly questions?: readonly HelpQuestionText[];
  readonly summary?: readonly LocalizedText[];
  readonly version?: number;
  readonly updatedAt?: string;
  readonly changes?: LocalizedText;
}

interface HelpQuestionText {
  readonly anchor: string;
  readonly question: LocalizedText;
  readonly answer: LocalizedText;
}
