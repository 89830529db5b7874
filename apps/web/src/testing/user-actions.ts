const CONTROLS =
  'button, a[href], input, textarea, [role=tab], [role=radio], [role=option], [role=menuitem], [role=menuitemradio]';

/** Time the puzzle takes to notice a move. */
const SAMPLE_MS = 20;

/** The name by which a person knows a control. */
export function nameOf(element: Element): string {
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  const accessibleName = element.getAttribute('aria-label') ?? (labels.map(textOf).join(' ') || textOf(element));
  return accessibleName.trim();
}

const textOf = ({ textContent }: Node): string => textContent ?? '';

/** The control with this name, the last of several: overlays come last. */
export function query(name: string | RegExp): HTMLElement | undefined {
  const matches = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement &&
    (typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)));
  return [...document.querySelectorAll(CONTROLS)].findLast(matches);
}

function find(name: string | RegExp): HTMLElement {
  const found = query(name);
  if (found !== undefined) return found;
  const names = [...document.querySelectorAll(CONTROLS)].map(nameOf);
  throw new Error(`Nothing here is called ${String(name)}, only ${names.join('; ').slice(-1500)}.`);
}

export function press(name: string | RegExp): void {
  find(name).click();
}

/** Replaces a field's text and blurs it. */
export function fill(name: string | RegExp, text: string): void {
  type(find(name), text);
}

function type(field: HTMLElement, text: string): void {
  // React listens to the native setter.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.focus();
  own?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Drags the puzzle's piece to a position at varying speed. */
export async function drag(offset: number): Promise<void> {
  const slider = document.querySelector('input[type=range]');
  if (!(slider instanceof HTMLInputElement)) throw new Error('There is no puzzle.');
  for (const share of [0.01, 0.1, 0.4, 0.8, 1]) {
    type(slider, String(Math.round(offset * share)));
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
  }
  slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}
