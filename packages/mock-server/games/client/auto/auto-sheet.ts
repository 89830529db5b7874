import { closeByPress } from '../controls.ts';
import { make } from '../dom.ts';
import { amountOf, minorOf } from '../money.ts';
import { createTexts } from '../texts.ts';
import type { AutoLimits } from './series.ts';
import { sheetEn, sheetFil, type SheetTexts } from './sheet-texts.data.ts';

const ROUNDS = [10, 25, 50, 100] as const;
/** Limits of loss and gain, in stakes. */
const LOSSES = [5n, 10n, 20n] as const;
const GAINS = [10n, 20n, 50n] as const;

interface AutoSheetOptions {
  readonly money: (amount: string) => string;
  readonly stake: () => string;
  /** True for a game with a feature, at which it can stop. */
  readonly hasFeature: boolean;
  readonly onStart: (limits: AutoLimits) => void;
}

type Pill = readonly [value: string, label: string];

/** The sheet that starts automatic play within limits; returns a function that opens it. */
export function createAutoSheet({ money, stake, hasFeature, onStart }: AutoSheetOptions): () => void {
  const texts: { readonly en: SheetTexts; readonly fil: SheetTexts } = { en: sheetEn, fil: sheetFil };
  const { t } = createTexts(document.documentElement.lang, texts);
  const [rounds, losses, gains, feature] = [
    createPills('auto-rounds', t('autoRounds'), 0),
    createPills('auto-loss', t('autoMaxLoss'), 1),
    createPills('auto-gain', t('autoMaxGain'), GAINS.length),
    createPills('auto-feature', t('autoFeature'), 0),
  ];
  const about = make('p', '');
  const start = make('button', 'go', t('startAuto'));
  start.type = 'button';
  const choices = [rounds, losses, gains, ...(hasFeature ? [feature] : [])].flatMap(({ parts }) => parts);
  const sheet = drawSheet(t('autoTitle'), t('close'), [about, ...choices, make('p', '', t('autoNote')), start]);
  const amounts = (stakes: readonly bigint[]): readonly Pill[] => [
    ...stakes.map((count) => amountOf(minorOf(stake()) * count)).map((amount) => [amount, money(amount)] as const),
    ['', t('noLimit')],
  ];
  start.addEventListener('click', () => {
    sheet.close();
    onStart({
      rounds: Number(rounds.chosen()),
      maxLoss: losses.chosen() || undefined,
      maxGain: gains.chosen() || undefined,
      stopsAtFeature: feature.chosen() !== '',
    });
  });
  return () => {
    about.textContent = t('autoStake', { stake: money(stake()) });
    rounds.show(ROUNDS.map((count) => [String(count), String(count)]));
    losses.show(amounts(LOSSES));
    gains.show(amounts(GAINS));
    feature.show([
      ['', t('no')],
      ['yes', t('yes')],
    ]);
    sheet.showModal();
  };
}

function drawSheet(name: string, closeLabel: string, parts: readonly Node[]): HTMLDialogElement {
  const title = make('h2', '', name);
  title.id = 'auto-title';
  const close = make('button', 'tool', make('i', 'icon close-icon'));
  close.type = 'button';
  close.dataset['close'] = '';
  close.setAttribute('aria-label', closeLabel);
  const body = make('div', 'sheet-body', ...parts);
  body.tabIndex = 0;
  const sheet = make('dialog', 'sheet', make('div', 'sheet-head', title, close), body);
  sheet.id = 'auto-sheet';
  sheet.setAttribute('aria-labelledby', title.id);
  closeByPress(sheet);
  document.body.append(sheet);
  return sheet;
}

/** A titled row of radio buttons; it keeps the position of the choice when it is filled again. */
function createPills(name: string, label: string, first: number) {
  let position = first;
  let values: readonly string[] = [];
  const title = make('h3', '', label);
  title.id = `${name}-label`;
  const row = make('div', 'pills');
  row.setAttribute('role', 'radiogroup');
  row.setAttribute('aria-labelledby', title.id);
  return {
    parts: [title, row] as const,
    chosen: () => values[position] ?? '',
    show(pills: readonly Pill[]) {
      values = pills.map(([value]) => value);
      const labels = pills.map(([value, text], index) => {
        const input = make('input', 'visually-hidden');
        Object.assign(input, { type: 'radio', name, value, checked: index === position });
        input.addEventListener('change', () => void (position = index));
        return make('label', 'pill', input, text);
      });
      row.replaceChildren(...labels);
    },
  };
}
