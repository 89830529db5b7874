import { languages, type LanguageCode, type ShownLanguageCode } from '../../i18n/languages.ts';

/** Browsers name Filipino by both. */
const ALIASES: Readonly<Record<string, string>> = { tl: 'fil' };

/**
 * The language of the site that the browser prefers, if that is not the one which the site has now.
 * @param preferred BCP 47 tags, best first
 */
export function languageToOffer(
  preferred: readonly string[],
  offered: readonly LanguageCode[],
  current: ShownLanguageCode,
): LanguageCode | undefined {
  for (const tag of preferred) {
    const [subtag = '', ...others] = tag.split('-');
    const language = ALIASES[subtag.toLowerCase()] ?? subtag.toLowerCase();
    const candidates = offered.filter((code) => languages[code].bcp47.split('-', 1)[0] === language);
    const region = others.at(-1)?.toUpperCase();
    const best = candidates.find((code) => languages[code].bcp47.endsWith(`-${region}`)) ?? candidates[0];
    if (best === undefined) continue;
    return best === current ? undefined : best;
  }
  return undefined;
}
