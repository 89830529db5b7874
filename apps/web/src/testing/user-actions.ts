import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

const CONTROLS =
  'button, a[href], input, select, textarea, [role=button], [role=tab], [role=radio], [role=option], [role=menuitem], [role=menuitemradio]';

/** Pause in ms between two moves of the slider puzzle; longer than its sampling interval of 16 ms. */
const MOVE_INTERVAL_MS = 20;

const user = userEvent.setup({ delay: null });

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

/** Refuses a control that nobody can press: user-event ignores a disabled one silently, and knows no overlays. */
function getUsable(target: string | RegExp | Element | null | undefined): Element {
  const control = typeof target === 'string' || target instanceof RegExp ? getControl(target) : target;
  if (control === null || control === undefined) throw new Error('The page has no such control.');
  if (control.matches(':disabled')) throw new Error(`${nameOf(control)} is disabled.`);
  if (control.closest('[aria-hidden=true], [inert], [hidden]') !== null)
    throw new Error(`${nameOf(control)} is hidden or covered.`);
  return control;
}

/** Clicks the control with this name, or this element. */
export async function press(target: string | RegExp | Element | null | undefined): Promise<void> {
  await user.click(getUsable(target));
}

/** Moves the pointer onto the element. */
export async function pointAt(target: Element | null): Promise<void> {
  await user.hover(getUsable(target));
}

/** Presses keys on the focused element, in the syntax of user-event: `{Control>}.{/Control}`. */
export async function pressKey(keys: string): Promise<void> {
  await user.keyboard(keys);
}

/** Types a text in place of the field's text, and leaves the field. */
export async function fill(name: string | RegExp, text: string): Promise<void> {
  const field = getUsable(name);
  const keys = text === '' ? '{Backspace}' : text.replaceAll(/[{[]/g, '$&$&');
  const end = 'value' in field ? String(field.value).length : 0;
  await user.type(field, keys, { initialSelectionStart: 0, initialSelectionEnd: end });
  await user.tab();
}

/** Chooses the option with this text. */
export async function choose(name: string, text: string): Promise<void> {
  await user.selectOptions(getUsable(name), text);
}

/** Moves the piece of the slider puzzle to `offset` (px of the image) at varying speed, then submits it with Enter. */
export async function solvePuzzle(offset: number): Promise<void> {
  const slider = document.querySelector('input[type=range]');
  if (!(slider instanceof HTMLInputElement)) throw new Error('The page has no slider puzzle.');
  slider.focus();
  for (const share of [0.01, 0.1, 0.4, 0.8, 1]) {
    // user-event cannot move a range.
    fireEvent.input(slider, { target: { value: String(Math.round(offset * share)) } });
    await new Promise((resolve) => setTimeout(resolve, MOVE_INTERVAL_MS));
  }
  await user.keyboard('{Enter}');
}

/** Asks again for an answer that was lost, unless the page has done so by itself meanwhile. */
export async function checkNow(): Promise<void> {
  if (findControl('Check now') !== undefined) await press('Check now');
}
