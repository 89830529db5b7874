import type { HelpCenter, HelpSection, LanguageCode } from '@croupier/sdk/types';

import { Refusal, localize, type DomainContext, type LocalizedText } from '../kernel/index.ts';
import { isOffered, settingsOf } from '../site/index.ts';
import { moneyHelp } from './help-money.data.ts';
import { playHelp } from './help-play.data.ts';
import type { HelpSectionText } from './help-section.ts';
import { legalHelp } from './help-terms.data.ts';

/** All chapters in display order. */
export const helpSections: readonly HelpSectionText[] = [...moneyHelp, ...playHelp, ...legalHelp];

/** Anchors of the questions that are asked most. */
const mostAsked = [
  'deposit-late',
  'withdrawal-time',
  'bonus-counts',
  'round-stopped',
  'account-phone',
] as const satisfies readonly string[];

/** All chapters in one language; refuses a language that the site does not offer. */
export function getHelpCenter(context: DomainContext, language: LanguageCode): HelpCenter {
  if (!isOffered(context, language)) throw new Refusal('LANGUAGE_UNSUPPORTED');
  const { termsAge, birthdayAge } = settingsOf(context);
  // The higher of the two ages is the one that is enforced, so the texts name no other.
  const age = String(Math.max(termsAge, birthdayAge));
  const textOf = (text: LocalizedText): string => localize(text, language).replaceAll('{age}', age);
  const sections = helpSections.map((section): HelpSection => {
    const { anchor, title, content, questions, summary, version, updatedAt, changes } = section;
    return {
      anchor,
      title: textOf(title),
      content: textOf(content),
      ...(questions !== undefined && {
        questions: questions.map((question) => ({
          anchor: question.anchor,
          question: textOf(question.question),
          answer: textOf(question.answer),
        })),
      }),
      ...(summary !== undefined && { summary: summary.map(textOf) }),
      ...(version !== undefined && { version }),
      ...(updatedAt !== undefined && { updatedAt }),
      ...(changes !== undefined && { changes: textOf(changes) }),
    };
  });
  return { sections, mostAsked: [...mostAsked] };
}
