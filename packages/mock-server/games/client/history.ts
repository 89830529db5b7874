import type { Chrome } from './controls.ts';
import { byId, make } from './dom.ts';
import type { Round } from './game-session.ts';
import type { SharedTexts } from './locales/en.data.ts';
import { amountOf, minorOf } from './money.ts';
import type { Translate } from './texts.ts';

const MAX_ROUNDS = 20;

/** The last rounds of a game, with the stakes and wins since it was opened. */
export interface History {
  /** Adds a round that the player has seen. */
  add(round: Round): void;
  /** Latest round, also of an earlier visit. */
  last(): Round | undefined;
}

interface HistoryOptions {
  readonly chrome: Pick<Chrome, 'money' | 'change'>;
  readonly t: Translate<keyof SharedTexts>;
  readonly locale: string;
  readonly drawOutcome: (round: Round) => Node;
}

/** Fills the sheet of the last rounds, and keeps it up to date. */
export function createHistory(earlier: readonly Round[], options: HistoryOptions): History {
  const { chrome, t } = options;
  let rounds = earlier.slice(0, MAX_ROUNDS);
  let [staked, won] = [0n, 0n];
  const show = (): void => {
    showRounds(rounds, options);
    const totals = [
      [t('staked'), chrome.money(amountOf(staked))],
      [t('won'), chrome.money(amountOf(won))],
      [t('result'), chrome.change(amountOf(won - staked))],
    ] as const;
    byId('session-totals').replaceChildren(
      ...totals.map(([name, amount]) => make('div', '', make('dt', 'label', name), make('dd', '', amount))),
    );
  };
  show();
  return {
    add(round) {
      rounds = [round, ...rounds].slice(0, MAX_ROUNDS);
      staked += minorOf(round.stake);
      won += minorOf(round.payout);
      show();
    },
    last: () => rounds[0],
  };
}

function showRounds(rounds: readonly Round[], { chrome, t, locale, drawOutcome }: HistoryOptions): void {
  const timeFormat = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  byId('history-none').hidden = rounds.length > 0;
  byId('history-list').replaceChildren(
    ...rounds.map((round) => {
      const netMinor = minorOf(round.payout) - minorOf(round.stake);
      const net = make('span', netMinor > 0n ? 'net won' : 'net', chrome.change(amountOf(netMinor)));
      const stake = make('span', 'staked', `${t('stake')} ${chrome.money(round.stake)}`);
      const time = make('time', 'at', timeFormat.format(new Date(round.at)));
      return make('li', 'history-item', drawOutcome(round), make('span', 'when', stake, time), net);
    }),
  );
}
