import type { SentPattern, Step } from './target.ts';

/**
 * Finds the first visible element that the steps lead to, by role and name, by label or by text. The rules are a short
 * form of the accessible name's, the same in every engine. Runs in the page, so everything it needs is inside it.
 */
export function findElement(steps: readonly Step[]): Element | null {
  const FIELDS = 'input, select, textarea';
  const clean = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (own !== null) return own;
    const isBlock = getComputedStyle(node).display !== 'inline';
    const inside = [...node.childNodes].map(textOf).join('');
    return isBlock ? ` ${inside} ` : inside;
  };
  const nameOf = (element: Element, hasContentName: boolean): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labelled = ids.map((id) => document.getElementById(id)).filter((label) => label !== null);
    if (labelled.length > 0) return clean(labelled.map(textOf).join(' '));
    const own = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (own !== null) return clean(own);
    const labels = element.matches(FIELDS) && 'labels' in element ? element.labels : null;
    if (labels instanceof NodeList && labels.length > 0) return clean([...labels].map(textOf).join(' '));
    return hasContentName ? clean(textOf(element)) : (element.getAttribute('title') ?? '');
  };
  const isShown = (element: Element): boolean => {
    const { visibility } = getComputedStyle(element);
    const isThere = element.getClientRects().length > 0 && visibility === 'visible';
    return isThere && element.closest('[aria-hidden="true"], [inert]') === null;
  };
  const fits = (pattern: SentPattern, text: string): boolean => new RegExp(pattern.source, pattern.flags).test(text);
  const byRole = (place: ParentNode, role: string, tags: string | undefined): Element[] => {
    const selector = [`[role="${role}"]`, tags].filter((part) => part !== undefined).join(', ');
    return [...place.querySelectorAll(selector)].filter(
      (element) => (element.getAttribute('role') ?? role) === role && isShown(element),
    );
  };
  const byText = (place: ParentNode, pattern: SentPattern): Element[] => {
    const having = [...place.querySelectorAll('*')].filter(
      (element) => fits(pattern, clean(element.textContent ?? '')) && isShown(element),
    );
    return having.filter((element) => !having.some((other) => other !== element && element.contains(other)));
  };
  const take = (
    place: ParentNode,
    { role, tags, isNamedInside = false, level, name, label, text }: Step,
  ): Element[] => {
    if (label !== undefined) {
      const fields = [...place.querySelectorAll(FIELDS)].filter(isShown);
      return fields.filter((field) => fits(label, nameOf(field, false)));
    }
    if (role === undefined) return text === undefined ? [] : byText(place, text);
    const found = byRole(place, role, tags).filter((element) => level === undefined || element.matches(`h${level}`));
    return name === undefined ? found : found.filter((element) => fits(name, nameOf(element, isNamedInside)));
  };
  let places: ParentNode[] = [document];
  for (const step of steps) places = places.flatMap((place) => take(place, step));
  const [first] = places;
  return first instanceof Element ? first : null;
}
