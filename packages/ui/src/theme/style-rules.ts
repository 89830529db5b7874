import { useInsertionEffect } from 'react';

export type Declarations = Readonly<Record<string, string | number>>;

/** Declarations by selector; or, by `@media`, such a list again. */
export type StyleRules = Readonly<Record<string, Declarations | Readonly<Record<string, Declarations>>>>;

const isGroup = (entry: StyleRules[string]): entry is Readonly<Record<string, Declarations>> =>
  Object.values(entry).every((value) => typeof value === 'object');

const hyphenated = (name: string) =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const body = (declarations: Declarations): string =>
  Object.entries(declarations)
    .map(([name, value]) => `${hyphenated(name)}:${value};`)
    .join('');

/** The rules as CSS, one text each. Numbers stand as they are: no unit is added. */
export function cssRules(rules: StyleRules): string[] {
  return Object.entries(rules).map(
    ([head, entry]) => `${head}{${isGroup(entry) ? cssRules(entry).join('') : body(entry)}}`,
  );
}

/**
 * Puts rules on the page as long as the caller is there, behind those of the components. The browser reads them as they
 * are, in a tenth of the time that they take through emotion; and by script, since the policy of the page forbids text.
 */
export function useStyleRules(rules: readonly string[]): void {
  useInsertionEffect(() => {
    const style = document.createElement('style');
    document.head.insertBefore(style, document.head.querySelector('style[data-emotion]'));
    rules.forEach((rule, index) => style.sheet?.insertRule(rule, index));
    return () => style.remove();
  }, [rules]);
}
