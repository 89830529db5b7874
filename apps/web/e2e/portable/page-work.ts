// Functions that run in the page; each is sent alone, so it uses nothing from outside.

/**
 * What a press on the element would meet: the element itself, the label of a field that is drawn by its label, or nothing
 * while something lies over it. Brings it into sight.
 */
export function pressable(element: Element): Element | null {
  const isChoice = element.matches('input[type="radio"], input[type="checkbox"]');
  const labels = element instanceof HTMLInputElement && isChoice ? [...(element.labels ?? [])] : [];
  if ('disabled' in element && element.disabled === true) return null;
  if (element.getAttribute('aria-disabled') === 'true') return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  for (const target of [element, ...labels]) {
    const { left, top, width, height } = target.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    if (met !== null && target.contains(met)) return target;
  }
  return null;
}

/** Selects what the focused field holds, so that typing replaces it, and gives the field's type. */
export function selectAll(): string {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return '';
  field.select();
  return field.type;
}

/** Moves a range, as a part of a drag does. */
export function moveRange(element: Element, to: number): void {
  if (!(element instanceof HTMLInputElement)) return;
  element.focus();
  // React overwrites `value` of the element itself to see its own changes.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, String(to));
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

export function isFocused(element: Element): boolean {
  return document.activeElement === element;
}

/** Where an element is, to see whether it moves. */
export function placeOf(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].join(' ');
}

/** How far the content sticks out at the side, in pixels. */
export function sidewaysOverflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Keeps what goes wrong in the document from now on, until it is read. */
export function watchProblems(): void {
  if (Reflect.has(window, 'portableProblems')) return;
  const problems: string[] = [];
  Reflect.set(window, 'portableProblems', problems);
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...accessibleText: unknown[]) => {
      problems.push(`${level}: ${accessibleText.map(String).join(' ')}`);
      original(...accessibleText);
    };
  }
  addEventListener('error', ({ message }) => void problems.push(`exception: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => void problems.push(`rejection: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    problems.push(`CSP: ${violatedDirective} refused ${blockedURI}`);
  });
}

/** Text of an element, or what a field holds. */
export function contentOf(element: Element): string {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return (isField ? element.value : (element.textContent ?? '')).replaceAll(/\s+/g, ' ').trim();
}

export function takeProblems(): string[] {
  const problems: unknown = Reflect.get(window, 'portableProblems');
  return Array.isArray(problems) ? problems.splice(0).map(String) : [];
}

/** What a document shows, for the message of a failure. */
export function shownText(): string {
  return `${location.pathname}${location.search}: ${document.body?.innerText.slice(0, 600) ?? ''}`;
}
