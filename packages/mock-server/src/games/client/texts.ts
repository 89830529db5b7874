import { sharedEn, type SharedTexts } from './locales/en.data.ts';
import { sharedFil } from './locales/fil.data.ts';

type Values = Readonly<Record<string, string | number>>;

/** Says a text by its key, with values in its gaps. */
export type Say<Key extends string> = (key: Key, values?: Values) => string;

export interface Texts<Key extends string> {
  readonly say: Say<Key>;
  /** Fills the document: `data-text` is what an element says, `data-label` what it is called. */
  fill(): void;
}

/** The texts of a game in the player's language; English where there is no other. */
export function createTexts<Own extends Readonly<Record<string, string>>>(
  locale: string,
  own: { readonly en: Own; readonly fil: Own },
): Texts<(keyof Own & string) | keyof SharedTexts> {
  const isFilipino = /^(?:fil|tl)\b/i.test(locale);
  const texts: Readonly<Record<string, string>> = isFilipino
    ? { ...sharedFil, ...own.fil }
    : { ...sharedEn, ...own.en };
  const say = (key: string, values: Values = {}): string =>
    (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
  return {
    say,
    fill() {
      for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
        element.textContent = say(element.dataset['text'] ?? '');
      }
      for (const element of document.querySelectorAll<HTMLElement>('[data-label]')) {
        const text = say(element.dataset['label'] ?? '');
        element.setAttribute('aria-label', text);
        element.title = text;
      }
    },
  };
}
