import type { Chrome } from '../../client/controls.ts';
import { byId } from '../../client/dom.ts';
import { amountOf, minorOf } from '../../client/money.ts';
import { showOnDisplay } from '../../client/open-game.ts';
import type { TableTranslate } from '../locales/en.data.ts';
import type { TableGame } from '../rules.ts';
import type { Bets } from './bets.ts';
import { describeResult } from './describe.ts';
import { showRoad, showSlip, type Visit } from './facts.ts';
import { isComplete, stepsShown, type Felt } from './felt.ts';
import type { Drawn, SpotStakes, TableState } from './outcome.ts';
import { startClock, type RoundClock } from './round-clock.ts';
import type { Spots } from './spots.ts';

export interface ViewParts {
  readonly game: TableGame;
  readonly chrome: Chrome;
  readonly t: TableTranslate;
  readonly limits: { readonly min: string; readonly max: string };
  readonly bets: Bets;
  readonly spots: Spots;
  readonly visit: Visit;
  readonly felt: Felt;
}

export interface View {
  readonly table: () => TableState;
  readonly clock: () => RoundClock;
  /** Takes over the server's state of the table. */
  update(table: TableState): void;
  /** Shows everything. */
  show(): void;
  /** Shows what moves with the time. */
  tick(): void;
  /** Shows what the bets of the round brought. */
  showNet(net: string | undefined): void;
  /** Shows a message until the next one; undefined removes it. */
  message(text: string | undefined): void;
  /** Stakes for "same again". */
  remember(stakes: SpotStakes): void;
  remembered(): SpotStakes;
}

const setText = (id: string, text: string): void => {
  const element = byId(id);
  if (element.textContent !== text) element.textContent = text;
};

/** Shows what the buttons would do now. */
function showControls(
  { bets, spots, chrome, t }: Pick<ViewParts, 'bets' | 'spots' | 'chrome' | 't'>,
  isBetting: boolean,
  remembered: SpotStakes,
): void {
  const laid = spots.laid.total();
  const last = bets.last();
  const canTakeBack = laid === 0n && last !== undefined && isBetting;
  const amount = chrome.money(amountOf(laid)).replace(/\.00$/, '');
  setText('go-text', bets.isBusy() ? t('sending') : laid > 0n ? t('bet', { amount }) : t('betNothing'));
  byId('go').toggleAttribute('disabled', bets.isBusy() || laid === 0n || !isBetting);
  setText('undo', canTakeBack ? t('takeBack', { amount: chrome.money(last.stake).replace(/\.00$/, '') }) : t('undo'));
  byId('undo').toggleAttribute('disabled', bets.isBusy() || (laid === 0n && !canTakeBack));
  byId('again').toggleAttribute('disabled', bets.isBusy() || laid > 0n || Object.keys(remembered).length === 0);
}

export function createView(parts: ViewParts, first: TableState): View {
  const { game, chrome, t, limits, bets, spots, visit, felt } = parts;
  let table = first;
  let clock = startClock(table);
  let net = '';
  let remembered: SpotStakes = {};
  let announced = -1;
  const seconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));
  const isBetting = (): boolean => clock.phase() === 'betting';
  /** The result, as soon as all of it is shown. */
  const shownResult = (steps: number): Drawn | undefined =>
    table.result !== undefined && isComplete(table.result, steps) ? table.result : undefined;
  const steps = (): number => {
    if (table.result === undefined) return 0;
    return chrome.isMotionReduced() ? Number.POSITIVE_INFINITY : stepsShown(table.result, -clock.msToClose());
  };
  const plateText = (result: Drawn | undefined): string => {
    if (result !== undefined) return describeResult(game, result, t);
    if (!isBetting()) return t(`dealing_${game}`);
    if (spots.laid.total() > 0n) return t('readyWith');
    return minorOf(bets.total()) > 0n ? t('betTaken', { amount: chrome.money(bets.total()) }) : t('ready');
  };
  const tick = (): void => {
    const phase = clock.phase();
    const shown = steps();
    const result = shownResult(shown);
    setText(
      'phase',
      phase === 'betting'
        ? t('placeBets', { seconds: seconds(clock.msToClose()) })
        : result === undefined
          ? t('noMoreBets')
          : t('nextRound', { seconds: seconds(clock.msToNext()) }),
    );
    byId('time-left').style.transform = `scaleX(${clock.partLeft()})`;
    felt.show(table.result, shown);
    spots.show(result?.winner);
    showOnDisplay(plateText(result), result === undefined ? '' : net);
    showControls({ bets, spots, chrome, t }, isBetting(), remembered);
    visit.show();
    if (result !== undefined && announced !== table.number) {
      announced = table.number;
      chrome.announce(describeResult(game, result, t));
    }
  };
  const show = (): void => {
    setText('round-name', t('roundName', { number: table.ofDay, ...limits }));
    showSlip(
      game,
      { taken: bets.taken(), laid: spots.laid.stakes() },
      { t, money: chrome.money, change: chrome.change },
    );
    tick();
  };
  return {
    table: () => table,
    clock: () => clock,
    update(next) {
      if (next.number !== table.number) net = '';
      table = next;
      clock = startClock(next);
      showRoad(game, next.road, t);
      show();
    },
    show,
    tick,
    showNet(amount) {
      net = amount ?? '';
      tick();
    },
    message(text) {
      setText('message', text ?? '');
      byId('message').hidden = text === undefined;
    },
    remember: (stakes) => void (remembered = stakes),
    remembered: () => remembered,
  };
}
