const CONTROLS =
  'button, a[href], input, select, textarea, [role=tab], [role=radio], [role=option], [role=menuitem], [role=menuitemradio]';

/** Pause in ms between two moves of the slider puzzle; longer than its sampling interval of 16 ms. */
const MOVE_INTERVAL_MS = 20;

/** Accessible name of a control, simplified. */
export function nameOf(element: Element): string {
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  const accessibleName = element.getAttribute('aria-label') ?? (labels.map(textOf).join(' ') || textOf(element));
  return accessibleName.trim();
}

const textOf = ({ textContent }: Node): string => textContent ?? '';

/** The control with this name; the last of several, because overlays come last in the document. */
export function findControl(name: string | RegExp): HTMLElement | undefined {
  const matches = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement &&
    (typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)));
  return [...document.querySelectorAll(CONTROLS)].findLast(matches);
}

function getControl(name: string | RegExp): HTMLElement {
  const found = findControl(name);
  if (found !== undefined) return found;
  const names = [...document.querySelectorAll(CONTROLS)].map(nameOf);
  throw new Error(`No control has the name ${String(name)}. Names: ${names.join('; ').slice(-1500)}.`);
}

export function press(name: string | RegExp): void {
  getControl(name).click();
}

/** Replaces a field's text, with the events of typing and of leaving the field. */
export function fill(name: string | RegExp, text: string): void {
  type(getControl(name), text);
}

/** Chooses the option with this text. */
export function choose(name: string, text: string): void {
  const field = getControl(name);
  const option = [...field.querySelectorAll('option')].find(({ textContent }) => textContent === text);
  if (option === undefined) throw new Error(`${name} has no option ${text}.`);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, option.value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function type(field: HTMLElement, text: string): void {
  // The native setter, because React overwrites `value` of the element.
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.focus();
  property?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Moves the piece of the slider puzzle to `offset` (px of the image) at varying speed, then submits it with Enter. */
export async function solvePuzzle(offset: number): Promise<void> {
  const slider = document.querySelector('input[type=range]');
  if (!(slider instanceof HTMLInputElement)) throw new Error('The page has no slider puzzle.');
  for (const share of [0.01, 0.1, 0.4, 0.8, 1]) {
    type(slider, String(Math.round(offset * share)));
    await new Promise((resolve) => setTimeout(resolve, MOVE_INTERVAL_MS));
  }
  slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}
