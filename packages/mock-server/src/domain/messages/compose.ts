import { formatMoney } from '@croupier/sdk/rules';

import { SITE_TIME_ZONE, type LocalizedText } from '../kernel/index.ts';

/** Values for the places of a text, such as `{amount}`; a string is the same in both languages. */
export type TextValues = Readonly<Record<string, LocalizedText | string>>;

/** Fills the places of a text. Throws for a place without a value. */
export function fillText(text: LocalizedText, values: TextValues): LocalizedText {
  const fill = (language: keyof LocalizedText): string =>
    text[language].replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The text has a place {${name}} without a value.`);
      return typeof value === 'string' ? value : value[language];
    });
  return { EN: fill('EN'), TY: fill('TY') };
}

/** The content of a message: one paragraph of plain text after the other, as HTML. */
export function paragraphsOf(...texts: readonly LocalizedText[]): LocalizedText {
  const join = (language: keyof LocalizedText): string =>
    texts.map((text) => `<p>${escapeHtml(text[language])}</p>`).join('');
  return { EN: join('EN'), TY: join('TY') };
}

/** An amount as the brand writes it; `amount` is a decimal string. */
export function moneyText(amount: string, currency: string): LocalizedText {
  return { EN: formatMoney(amount, currency, 'en-PH'), TY: formatMoney(amount, currency, 'fil-PH') };
}

const DAY_STYLE = { dateStyle: 'long', timeZone: SITE_TIME_ZONE } as const;
const DAY_FORMATS = {
  EN: new Intl.DateTimeFormat('en-PH', DAY_STYLE),
  TY: new Intl.DateTimeFormat('fil-PH', DAY_STYLE),
};

/** The day of the brand in which an instant is: `December 20, 2026`. */
export function dayText(at: Date): LocalizedText {
  return { EN: DAY_FORMATS.EN.format(at), TY: DAY_FORMATS.TY.format(at) };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The text of a message's HTML, in one line. */
export function plainTextOf(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  return Object.entries(ENTITIES)
    .reduceRight((plain, [sign, entity]) => plain.replaceAll(entity, sign), text)
    .trim();
}
