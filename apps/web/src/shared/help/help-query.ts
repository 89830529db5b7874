import { getHelpCenterQuery } from '@croupier/sdk/hooks';
import type { HelpCenter, HelpSection, LanguageCode } from '@croupier/sdk/types';

/** Texts change rarely; kept while the page is open. */
export function helpQuery(lang: LanguageCode) {
  return getHelpCenterQuery({ lang }, { staleTime: 600_000 });
}

/** Anchor of the terms of use [ROUTE-11]. */
export const TERMS_ANCHOR = 'term';

export interface HelpPlace {
  readonly section: HelpSection;
  /** Anchor of the question to open. */
  readonly question?: string;
}

/** The chapter of an anchor, which may be that of a question; undefined when there is none. */
export function placeOf({ sections }: HelpCenter, anchor: string): HelpPlace | undefined {
  for (const section of sections) {
    if (section.anchor === anchor) return { section };
    if (section.questions?.some((question) => question.anchor === anchor) === true)
      return { section, question: anchor };
  }
  return undefined;
}
