import type { HelpSection, LanguageCode } from '@croupier/sdk/types';

import { Refusal, localize, type DomainContext } from '../kernel/index.ts';
import { isOffered } from '../site/index.ts';
import { helpSections } from './help-sections.data.ts';

/** All chapters in one language; refuses a language that the site does not offer. */
export function getHelpCenter(context: DomainContext, language: LanguageCode): { sections: HelpSection[] } {
  if (!isOffered(context, language)) throw new Refusal('LANGUAGE_UNSUPPORTED');
  return {
    sections: helpSections.map(({ anchor, title, content }) => ({
      anchor,
      title: localize(title, language),
      content: localize(content, language),
    })),
  };
}
