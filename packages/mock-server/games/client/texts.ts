import { sharedEn, type SharedTexts } from './locales/en.data.ts';
import { sharedFil } from './locales/fil.data.ts';

type Values = Readonly<Record<string, string | number>>;

/** Returns a text by its key, with its placeholders filled. */
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

export interface Texts<Key extends string> {
  readonly t: Translate<Key>;
  /** Fills the document: `data-text` sets an element's text, `data-label` its accessible name. */
  fill(): void;
}

export const isFilipino = (locale: string): boolean => /^(?:fil|tl)\b/i.test(locale);

/** Creates the texts of a game in Filipino or English. */
export function createTexts<Own extends Readonly<Record<string, string>>>(
  locale: string,
  own: { readonly en: Own; readonly fil: Own },
): Texts<(keyof Own & string) | keyof SharedTexts> {
  const texts: Readonly<Record<string, string>> = isFilipino(locale)
    ? { ...sharedFil, ...own.fil }
    : { ...sharedEn, ...own.en };
  const t = (key: string, values: Values = {}): string =>
    (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  return {
    t,
    fill() {
      for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
        element.textContent = t(element.dataset['text'] ?? '');
      }
      for (const element of document.querySelectorAll<HTMLElement>('[data-label]')) {
        const text = t(element.dataset['label'] ?? '');
        element.setAttribute('aria-label', text);
        element.title = text;
      }
    },
  };
}
