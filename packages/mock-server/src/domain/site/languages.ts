import type { Language, LanguageCode } from '@croupier/sdk/types';

import type { DomainContext } from '../kernel/index.ts';
import { settingsOf } from './settings.ts';
import { languages } from './languages.data.ts';

/** Languages of this site in display order, the default first. */
export function listLanguages(context: DomainContext): { list: Language[]; default: LanguageCode } {
  const offered = settingsOf(context).languages;
  const list = offered.flatMap((code) => languages.find((language) => language.code === code) ?? []);
  const [first] = list;
  if (first === undefined) throw new Error('A site offers at least one language.');
  return { list, default: first.code };
}

/** True when this site offers the language. */
export function isOffered(context: DomainContext, code: LanguageCode): boolean {
  return settingsOf(context).languages.includes(code);
}
