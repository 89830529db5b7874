import { wireSheet } from '../../client/controls.ts';
import { byId, make } from '../../client/dom.ts';
import { amountOf, minorOf } from '../../client/money.ts';
import type { FishTranslate } from '../locales/en.data.ts';
import type { AutoLimits } from './auto-fire.ts';

const SHOTS = [10, 25, 50, 100] as const;
/** Limits of the loss, in stakes. */
const LOSSES = [5n, 10n, 20n] as const;

interface AutoSheetOptions {
  readonly t: FishTranslate;
  readonly money: (amount: string) => string;
  readonly stake: () => string;
  /** Name of the target. */
  readonly target: () => string;
  readonly onStart: (limits: AutoLimits) => void;
}

/** The sheet that starts automatic fire within limits. */
export function createAutoSheet({ t, money, stake, target, onStart }: AutoSheetOptions): void {
  const sheet = byId('auto-sheet');
  if (!(sheet instanceof HTMLDialogElement)) return;
  const shots = createPills('auto-shots');
  const losses = createPills('auto-loss');
  wireSheet('auto');
  byId('open-auto').addEventListener('click', () => {
    byId('auto-target').textContent = t('autoTarget', { fish: target(), stake: money(stake()) });
    shots.show(SHOTS.map((count) => [String(count), String(count)]));
    const amounts = LOSSES.map((stakes) => amountOf(minorOf(stake()) * stakes));
    losses.show([...amounts.map((amount) => [amount, money(amount)] as const), ['', t('noLimit')]]);
  });
  byId('start-auto').addEventListener('click', () => {
    sheet.close();
    const maxLoss = losses.chosen();
    onStart({ shots: Number(shots.chosen()), maxLoss: maxLoss === '' ? undefined : maxLoss });
  });
}

/** A row of radio buttons; it keeps the position of the choice when it is filled again. */
function createPills(name: string) {
  let position = 1;
  let values: readonly string[] = [];
  return {
    chosen: () => values[position] ?? '',
    show(pills: readonly (readonly [value: string, label: string])[]) {
      values = pills.map(([value]) => value);
      const labels = pills.map(([value, label], index) => {
        const input = make('input', 'visually-hidden');
        Object.assign(input, { type: 'radio', name, value, checked: index === position });
        input.addEventListener('change', () => void (position = index));
        return make('label', 'pill', input, label);
      });
      byId(name).replaceChildren(...labels);
    },
  };
}
