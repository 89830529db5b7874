import { byId } from './dom.ts';

/** The stepper of the stake. */
export interface StakeSteps {
  readonly current: () => string;
  readonly lock: (isLocked: boolean) => void;
}

/** Index of the first stake. */
const FIRST_STEP = 3;

/** Creates the stepper of the stake: the buttons `#lower` and `#raise`, and the keys + and −. */
export function createStakeSteps(
  steps: readonly string[],
  money: (amount: string) => string,
  onChange: () => void,
): StakeSteps {
  const [lower, raise] = [byId('lower'), byId('raise')];
  let index = Math.min(FIRST_STEP, steps.length - 1);
  let locked = false;
  const current = (): string => steps[index] ?? '0.00';
  const show = (): void => {
    byId('stake').textContent = money(current());
    lower.toggleAttribute('disabled', locked || index === 0);
    raise.toggleAttribute('disabled', locked || index === steps.length - 1);
  };
  const step = (by: number): void => {
    const next = index + by;
    if (locked || next < 0 || next >= steps.length) return;
    index = next;
    show();
    onChange();
  };
  lower.addEventListener('click', () => step(-1));
  raise.addEventListener('click', () => step(1));
  document.addEventListener('keydown', ({ key }) => {
    if (document.querySelector('dialog[open]') !== null) return;
    if (key === '+' || key === '=') step(1);
    if (key === '-' || key === '_') step(-1);
  });
  show();
  return {
    current,
    lock(isLocked) {
      locked = isLocked;
      show();
    },
  };
}
