import type { BrandTokens } from '@croupier/ui/theme';

import type { LanguageCode } from '../src/i18n/languages.ts';

/** One site of the operator, as data. */
export interface Brand {
  readonly id: string;
  readonly name: string;
  /** Names the site in calls. */
  readonly merchantCode: string;
  readonly tokens: BrandTokens;
  /** Platform codes of the languages that this site offers. */
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  /** ISO 4217 code for sums that are no account's: the jackpot. */
  readonly currency: string;
  /** IANA zone in which the site shows its time. */
  readonly timeZone: string;
  /** The age that accepting the terms confirms [REG-07]. */
  readonly termsAge: number;
  /** The age that a birthday must show [VAL-33]. */
  readonly birthdayAge: number;
  /** Whether the law of the place lets the site offer cockfights. */
  readonly offersCockfights: boolean;
}
