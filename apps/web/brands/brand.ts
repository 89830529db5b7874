import type { BrandTokens } from '@croupier/ui/theme';

import type { LanguageCode } from '@croupier/sdk/types';

/** Data of one site of the operator. */
export interface Brand {
  readonly id: string;
  readonly name: string;
  /** Id of the site in calls. */
  readonly merchantCode: string;
  readonly tokens: BrandTokens;
  /** Platform codes of the offered languages. */
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  /** ISO 4217 code for amounts that belong to no account, such as the jackpot. */
  readonly currency: string;
  /** IANA time zone of the site. */
  readonly timeZone: string;
  /** Age in years that accepting the terms confirms [REG-07]. */
  readonly termsAge: number;
  /** Minimum age in years by the birthday [VAL-33]. */
  readonly birthdayAge: number;
  /** True where the jurisdiction allows cockfights. */
  readonly offersCockfights: boolean;
}
