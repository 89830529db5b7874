import { byId } from './dom.ts';

/** Creates the stepper of the stake: two buttons, and the keys + and −. */
export function createStakeSteps(
  steps: readonly string[],
  money: (amount: string) => string,
  onChange: () => void,
): { now(): string; lock(isLocked: boolean): void } {
  const [lower, raise] = [byId('lower'), byId('raise')];
  let at = Math.min(3, steps.length - 1);
  let locked = false;
  const now = (): string => steps[at] ?? '0.00';
  const show = (): void => {
    byId('stake').textContent = money(now());
    lower.toggleAttribute('disabled', locked || at === 0);
    raise.toggleAttribute('disabled', locked || at === steps.length - 1);
  };
  const step = (by: number): void => {
    const next = at + by;
    if (locked || next < 0 || next >= steps.length) return;
    at = next;
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
    now,
    lock(isLocked) {
      locked = isLocked;
      show();
    },
  };
}
