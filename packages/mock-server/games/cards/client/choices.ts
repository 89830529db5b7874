import { byId } from '../../client/dom.ts';
import type { CardsTranslate } from '../locales/en.data.ts';
import { CHOICES, type Choice } from '../rules.ts';

/** The buttons of the choice in mid-round; they take the place of the button that deals. */
export interface Choices {
  /** Shows the buttons, until the time for the choice is over. */
  ask(stake: string, msToChoose: number): void;
  lock(): void;
  unlock(): void;
  hide(): void;
}

interface ChoicesOptions {
  readonly t: CardsTranslate;
  readonly locale: string;
  readonly onChoice: (choice: Choice) => void;
  /** Called when the time for the choice is over. */
  readonly onLate: () => void;
}

const KEYS: Readonly<Record<string, Choice>> = { ArrowLeft: 'stand', ArrowRight: 'draw' };
/** The server ends a round at its own time, so the game asks for the result a little later. */
const LATE_MARGIN_MS = 500;

export function createChoices({ t, locale, onChoice, onLate }: ChoicesOptions): Choices {
  const [go, note] = [byId('go'), byId('choice-note')];
  const buttons = CHOICES.map((choice) => byId(choice));
  const timeFormat = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  let isAsking = false;
  let timer = 0;
  const focusedButton = (): HTMLElement | undefined => buttons.find((button) => button === document.activeElement);
  /** The button that had the focus when it was locked: a disabled button loses it. */
  let lockedFocus: HTMLElement | undefined;
  const takeLockedFocus = (): HTMLElement | undefined => {
    const button = document.activeElement === document.body ? lockedFocus : undefined;
    lockedFocus = undefined;
    return button;
  };
  const show = (isShown: boolean): void => {
    const held = [takeLockedFocus(), focusedButton()].some((button) => button !== undefined);
    const hadFocus = held || document.activeElement === go;
    isAsking = isShown;
    go.hidden = isShown;
    note.hidden = !isShown;
    byId('stake-steps').hidden = isShown;
    for (const button of buttons) {
      button.hidden = !isShown;
      button.toggleAttribute('disabled', false);
    }
    // The pressed button is hidden; the keyboard goes on at the next one.
    if (hadFocus) (isShown ? byId('stand') : go).focus();
  };
  const lock = (isLocked: boolean): void => {
    isAsking = !isLocked;
    if (isLocked) lockedFocus = focusedButton();
    for (const button of buttons) button.toggleAttribute('disabled', isLocked);
    if (!isLocked) takeLockedFocus()?.focus();
  };
  const press = (choice: Choice): void => {
    if (isAsking && document.querySelector('dialog[open]') === null) onChoice(choice);
  };
  for (const choice of CHOICES) {
    const button = byId(choice);
    button.addEventListener('click', () => press(choice));
    // Enter held since the deal must not choose.
    button.addEventListener('keydown', (event) => void (event.repeat && event.preventDefault()));
  }
  document.addEventListener('keydown', ({ key, repeat, altKey, ctrlKey, metaKey }) => {
    const choice = KEYS[key];
    if (choice !== undefined && !repeat && !altKey && !ctrlKey && !metaKey) press(choice);
  });
  return {
    ask(stake, msToChoose) {
      clearTimeout(timer);
      timer = window.setTimeout(onLate, msToChoose + LATE_MARGIN_MS);
      note.textContent = t('byItself', { stake, time: timeFormat.format(new Date(Date.now() + msToChoose)) });
      show(true);
    },
    lock: () => lock(true),
    unlock: () => lock(false),
    hide() {
      clearTimeout(timer);
      if (!go.hidden) return;
      show(false);
    },
  };
}
