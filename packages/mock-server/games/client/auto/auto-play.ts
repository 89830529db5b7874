import type { Chrome } from '../controls.ts';
import { byId, wait } from '../dom.ts';
import type { Round } from '../game-session.ts';
import { amountOf } from '../money.ts';
import type { Translate } from '../texts.ts';
import { countRound, nextOf, startSeries, type AutoEnd, type AutoLimits, type AutoSeries } from './series.ts';
import type { AutoTexts } from './texts.data.ts';

/** Time in ms in which a result can be read before the next round. */
const BETWEEN_ROUNDS_MS = 350;

const TEXT_OF_END = {
  done: 'autoDone',
  loss: 'autoLoss',
  gain: 'autoGain',
  feature: 'autoAtFeature',
  stopped: 'autoStopped',
  paused: 'autoStopped',
} as const satisfies Record<Exclude<AutoEnd, 'failed'>, keyof AutoTexts>;

interface AutoPlayOptions {
  readonly chrome: Chrome;
  readonly t: Translate<keyof AutoTexts | 'closedOffline'>;
  /** Stake of the next round, which does not change during a series. */
  readonly stake: () => string;
  /** Plays and shows one round; undefined when it failed, with the error shown. */
  readonly playRound: () => Promise<Round | undefined>;
  /** For a game with a feature: true for a round that had it. */
  readonly hasFeature?: (round: Round) => boolean;
  /** Called when a series begins, goes on or ends. */
  readonly onChange: () => void;
}

/** Automatic play: rounds of one stake within limits, one after the other. */
export interface AutoPlay {
  /** Text of the main button during a series; undefined without one. */
  readonly buttonText: () => string | undefined;
  /** Ends the series after the current round. */
  readonly stop: () => void;
}

export function createAutoPlay(options: AutoPlayOptions): AutoPlay {
  const { chrome, t, stake, playRound, hasFeature, onChange } = options;
  let series: AutoSeries | undefined;
  let stopReason: 'stopped' | 'paused' | undefined;
  const stop = (reason: 'stopped' | 'paused'): void => {
    if (series === undefined) return;
    stopReason ??= reason;
    onChange();
  };
  const end = (reason: AutoEnd, { net, limits }: AutoSeries): void => {
    series = undefined;
    onChange();
    // The error of a failed round stays on screen.
    if (reason === 'failed') return;
    const text = t(TEXT_OF_END[reason], { net: chrome.change(amountOf(net)), count: limits.rounds });
    chrome.notify(text, 'info');
    chrome.announce(text);
  };
  const run = async (limits: AutoLimits): Promise<void> => {
    if (series !== undefined) return;
    stopReason = undefined;
    series = startSeries(limits);
    for (let current = series; ; current = series) {
      const step = stopReason ?? nextOf(current, stake());
      if (step !== 'play') return end(step, current);
      onChange();
      const round = await playRound();
      if (round === undefined) return end('failed', current);
      const { stake: staked, payout } = round;
      series = countRound(current, { stake: staked, payout, hasFeature: hasFeature?.(round) === true });
      onChange();
      await wait(BETWEEN_ROUNDS_MS);
    }
  };
  let openSheet: (() => void) | undefined;
  const open = async (): Promise<void> => {
    // Loaded on the first press, because most visits do not need it.
    const { createAutoSheet } = await import('./auto-sheet.ts');
    openSheet ??= createAutoSheet({
      money: chrome.money,
      stake,
      hasFeature: hasFeature !== undefined,
      onStart: (limits) => void run(limits),
    });
    openSheet();
  };
  chrome.onPause(() => stop('paused'));
  document.addEventListener('visibilitychange', () => document.hidden && stop('paused'));
  const button = byId('open-auto');
  button.textContent = t('auto');
  button.addEventListener('click', () => void open().catch(() => chrome.notify(t('closedOffline'))));
  return {
    buttonText: () => series && (stopReason === undefined ? t('stopAuto', { count: series.left }) : t('stopsAuto')),
    stop: () => stop('stopped'),
  };
}
