import type { SentPattern, Step } from './target.ts';

/**
 * Finds the first visible element by role and name, by label or by text. Computes accessible names by simplified rules,
 * equal in every engine. Runs in the page, so it uses nothing from outside.
 */
export function findElement(steps: readonly Step[]): Element | null {
  const FIELDS = 'input, select, textarea';
  const normalize = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label !== null) return label;
    const isBlock = getComputedStyle(node).display !== 'inline';
    const content = [...node.childNodes].map(textOf).join('');
    return isBlock ? ` ${content} ` : content;
  };
  const nameOf = (element: Element, hasContentName: boolean): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labelled = ids.map((id) => document.getElementById(id)).filter((found) => found !== null);
    if (labelled.length > 0) return normalize(labelled.map(textOf).join(' '));
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (label !== null) return normalize(label);
    const labels = element.matches(FIELDS) && 'labels' in element ? element.labels : null;
    if (labels instanceof NodeList && labels.length > 0) return normalize([...labels].map(textOf).join(' '));
    return hasContentName ? normalize(textOf(element)) : (element.getAttribute('title') ?? '');
  };
  const isVisible = (element: Element): boolean => {
    const { visibility } = getComputedStyle(element);
    const hasBox = element.getClientRects().length > 0 && visibility === 'visible';
    return hasBox && element.closest('[aria-hidden="true"], [inert]') === null;
  };
  const matches = (pattern: SentPattern, text: string): boolean => new RegExp(pattern.source, pattern.flags).test(text);
  const byRole = (container: ParentNode, role: string, tags: string | undefined): Element[] => {
    const selector = [`[role="${role}"]`, tags].filter((part) => part !== undefined).join(', ');
    return [...container.querySelectorAll(selector)].filter(
      (element) => (element.getAttribute('role') ?? role) === role && isVisible(element),
    );
  };
  const byText = (container: ParentNode, pattern: SentPattern): Element[] => {
    const matching = [...container.querySelectorAll('*')].filter(
      (element) => matches(pattern, normalize(element.textContent ?? '')) && isVisible(element),
    );
    return matching.filter((element) => !matching.some((other) => other !== element && element.contains(other)));
  };
  const findStep = (
    container: ParentNode,
    { role, tags, isNamedByContent = false, level, name, label, text }: Step,
  ): Element[] => {
    if (label !== undefined) {
      const fields = [...container.querySelectorAll(FIELDS)].filter(isVisible);
      return fields.filter((field) => matches(label, nameOf(field, false)));
    }
    if (role === undefined) return text === undefined ? [] : byText(container, text);
    const found = byRole(container, role, tags).filter(
      (element) => level === undefined || element.matches(`h${level}`),
    );
    return name === undefined ? found : found.filter((element) => matches(name, nameOf(element, isNamedByContent)));
  };
  let containers: ParentNode[] = [document];
  for (const step of steps) containers = containers.flatMap((container) => findStep(container, step));
  const [first] = containers;
  return first instanceof Element ? first : null;
}
