// Functions that run in the page. Each is sent as source text, so it can use only its parameters.

/**
 * Returns the element to click: itself, or the label of a radio button or checkbox. Scrolls it into view if that is needed.
 * Null when it is disabled or covered.
 */
export function findClickTarget(element: Element): Element | null {
  const isChoice = element.matches('input[type="radio"], input[type="checkbox"]');
  const labels = element instanceof HTMLInputElement && isChoice ? [...(element.labels ?? [])] : [];
  if ('disabled' in element && element.disabled === true) return null;
  if (element.getAttribute('aria-disabled') === 'true') return null;
  const findUncovered = (): Element | undefined =>
    [element, ...labels].find((target) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  const uncovered = findUncovered();
  if (uncovered !== undefined) return uncovered;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return findUncovered() ?? null;
}

/** Selects the value of the focused field, so that typing replaces it. Returns the type of the field. */
export function selectAll(): string {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return '';
  field.select();
  return field.type;
}

/** Sets the value of a range input, as a step of a drag does. */
export function setRangeValue(element: Element, value: number): void {
  if (!(element instanceof HTMLInputElement)) return;
  element.focus();
  // The native setter, because React overwrites `value` of the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, String(value));
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Chooses the option with this text, as a person does; false while there is none. */
export function chooseOption(element: Element, text: string): boolean {
  if (!(element instanceof HTMLSelectElement)) return false;
  const option = [...element.options].find(({ label }) => label === text);
  if (option === undefined) return false;
  element.focus();
  element.value = option.value;
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

export function isFocused(element: Element): boolean {
  return document.activeElement === element;
}

/** Position and size of an element as a string, to detect movement. */
export function boxOf(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].join(' ');
}

/** Horizontal overflow of the document in px. */
export function sidewaysOverflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Records console messages, exceptions and CSP violations until `takeProblems` reads them. */
export function watchProblems(): void {
  if (Reflect.has(window, 'portableProblems')) return;
  const problems: string[] = [];
  Reflect.set(window, 'portableProblems', problems);
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...messages: unknown[]) => {
      problems.push(`${level}: ${messages.map(String).join(' ')}`);
      original(...messages);
    };
  }
  addEventListener('error', ({ message }) => void problems.push(`exception: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => void problems.push(`rejection: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    problems.push(`CSP: ${violatedDirective} refused ${blockedURI}`);
  });
}

/** Value of a field, otherwise the text of the element. */
export function contentOf(element: Element): string {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return (isField ? element.value : (element.textContent ?? '')).replaceAll(/\s+/g, ' ').trim();
}

export function takeProblems(): string[] {
  const problems: unknown = Reflect.get(window, 'portableProblems');
  return Array.isArray(problems) ? problems.splice(0).map(String) : [];
}

/** URL and start of the visible text, for failure messages. */
export function shownText(): string {
  return `${location.pathname}${location.search}: ${document.body?.innerText.slice(0, 600) ?? ''}`;
}
