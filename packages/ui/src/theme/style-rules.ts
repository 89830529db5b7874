import { useInsertionEffect } from 'react';

export type Declarations = Readonly<Record<string, string | number>>;

/** Declarations by selector, or a nested list by `@media`. */
export type StyleRules = Readonly<Record<string, Declarations | Readonly<Record<string, Declarations>>>>;

const isGroup = (entry: StyleRules[string]): entry is Readonly<Record<string, Declarations>> =>
  Object.values(entry).every((value) => typeof value === 'object');

const hyphenate = (name: string) =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const serializeDeclarations = (declarations: Declarations): string =>
  Object.entries(declarations)
    .map(([name, value]) => `${hyphenate(name)}:${value};`)
    .join('');

/** Serialises rules to CSS strings. Numbers get no unit. */
export function cssRules(rules: StyleRules): string[] {
  return Object.entries(rules).map(
    ([selector, entry]) => `${selector}{${isGroup(entry) ? cssRules(entry).join('') : serializeDeclarations(entry)}}`,
  );
}

/**
 * Adds rules to the page while the caller is mounted, before those of the components, which can override them. Native
 * rules take a tenth of emotion's time; they are inserted by script because the CSP forbids inline styles.
 */
export function useStyleRules(rules: readonly string[]): void {
  useInsertionEffect(() => {
    const style = document.createElement('style');
    document.head.insertBefore(style, document.head.querySelector('style[data-emotion]'));
    rules.forEach((rule, index) => style.sheet?.insertRule(rule, index));
    return () => style.remove();
  }, [rules]);
}
