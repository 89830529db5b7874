import { formatMoney } from '@croupier/sdk/format-money';

import { byId } from './dom.ts';
import type { GameErrorCode, GameSession } from './game-session.ts';
import type { HostLink, Preferences } from './link.ts';
import { createSound, type Sound } from './sound.ts';
import type { SharedTexts } from './locales/en.data.ts';
import type { Translate } from './texts.ts';

/** User interface shared by all games: title, balance, dialogs, notices. */
export interface Chrome {
  readonly money: (amount: string) => string;
  /** Formats a gain or a loss with its sign. */
  readonly change: (amount: string) => string;
  readonly sound: Sound;
  /** True when animations must be left out. */
  readonly isMotionReduced: () => boolean;
  showBalance(amount: string): void;
  /** Shows a notice above the controls, that of an error unless `tone` says otherwise; undefined hides it. */
  readonly notify: (text: string | undefined, tone?: 'info') => void;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
  /** Closes the game; only the page can open it again. */
  close(text: string): void;
  /** Resolves when the page ends the current pause; at once when there is none. */
  whenResumed(): Promise<void>;
  /** Listens for the start of pauses. */
  onPause(listener: () => void): void;
}

/** Shown instead of the balance when the player has hidden it on the page. */
const HIDDEN_BALANCE = '••••••';

type SharedTranslate = Translate<keyof SharedTexts>;

/** Fills in the title, vendor and texts of a game and wires its dialogs. */
export function createChrome(
  link: HostLink,
  info: GameSession,
  t: SharedTranslate,
  locale: string,
  onTheme: () => void,
): Chrome {
  const money = (amount: string): string => formatMoney(amount, info.currency, locale);
  const change = (amount: string): string => formatMoney(amount, info.currency, locale, { signed: true });
  const sound = createSound(info.isSoundOn);
  const preferences: { now: Preferences } = { now: link.preferences };
  const reducedMotionQuery = window.matchMedia('(prefers-reduced-motion: reduce)');
  const pause = { ended: Promise.resolve(), begin: (): void => {}, end: (): void => {} };
  const balance = { amount: '' };
  const drawBalance = (): void => {
    const isHidden = preferences.now.balanceHidden === true && !info.isDemo;
    byId('balance').textContent = isHidden ? HIDDEN_BALANCE : balance.amount;
  };
  const applyPreferences = (): void => {
    if (balance.amount !== '') drawBalance();
    document.documentElement.dataset['reducedMotion'] = String(isMotionReduced());
    if (preferences.now.theme !== undefined) document.documentElement.dataset['theme'] = preferences.now.theme;
  };
  const isMotionReduced = (): boolean => preferences.now.reducedMotion ?? reducedMotionQuery.matches;
  applyPreferences();
  link.listen(({ paused, ...changed }) => {
    if (paused === true) {
      const { promise, resolve } = Promise.withResolvers<void>();
      Object.assign(pause, { ended: promise, end: resolve });
      pause.begin();
    } else if (paused === false) {
      pause.end();
    } else {
      preferences.now = { ...preferences.now, ...changed };
      applyPreferences();
      onTheme();
    }
  });
  const title = byId('title');
  title.textContent = info.title;
  title.title = info.title;
  document.title = info.title;
  byId('maker').textContent = info.vendorName;
  byId('disclaimer').textContent = t('disclaimer', { title: info.title, maker: info.vendorName });
  byId('play-money').hidden = !info.isDemo;
  byId('balance-label').textContent = t(info.isDemo ? 'playMoney' : 'balance');
  wireSheet('rules');
  wireSheet('history');
  const toggle = byId('sound');
  toggle.setAttribute('aria-pressed', String(info.isSoundOn));
  toggle.addEventListener('click', () => {
    const isOn = sound.toggle();
    toggle.setAttribute('aria-pressed', String(isOn));
    info.saveSound(isOn);
  });
  document.body.dataset['state'] = 'open';
  return {
    money,
    change,
    sound,
    isMotionReduced,
    showBalance(amount) {
      balance.amount = money(amount);
      drawBalance();
    },
    notify(text, tone) {
      const notice = byId('notice');
      notice.dataset['tone'] = tone;
      notice.textContent = text ?? '';
      notice.hidden = text === undefined;
    },
    announce: (text) => void (byId('announcement').textContent = text),
    close: (text) => showClosed(text),
    whenResumed: () => pause.ended,
    onPause: (listener) => void (pause.begin = listener),
  };
}

/** Shows that the game is closed. */
export function showClosed(text: string): void {
  document.body.dataset['state'] = 'closed';
  byId('closed-text').textContent = text;
  byId('closed').hidden = false;
  byId('closed').focus();
}

/** Returns the text of an error; `isOver` is true when the game cannot continue. */
export function describeError(
  code: GameErrorCode,
  t: SharedTranslate,
): { readonly text: string; readonly isOver: boolean } {
  switch (code) {
    case 'INSUFFICIENT_BALANCE':
      return { text: t('insufficientBalance'), isOver: false };
    case 'STAKE_ABOVE_LIMIT':
      return { text: t('stakeAboveLimit'), isOver: false };
    case 'OFFLINE':
      return { text: t('offline'), isOver: false };
    case 'REFUSED':
      return { text: t('refused'), isOver: false };
    case 'ROUND_OPEN':
      return { text: t('roundOpen'), isOver: false };
    case 'BETS_CLOSED':
      return { text: t('betsClosed'), isOver: false };
    case 'SESSION_GONE':
      return { text: t('closedGone'), isOver: true };
    case 'LAUNCH_USED':
      return { text: t('closedUsed'), isOver: true };
  }
}

/** Opens the dialog `#<name>-sheet` by `#open-<name>`, and closes it by its close button and by a press beside it. */
export function wireSheet(name: string): void {
  const sheet = byId(`${name}-sheet`);
  if (!(sheet instanceof HTMLDialogElement)) return;
  byId(`open-${name}`).addEventListener('click', () => sheet.showModal());
  closeByPress(sheet);
}

/** Closes a dialog by its close button and by a press beside it. */
export function closeByPress(sheet: HTMLDialogElement): void {
  sheet.addEventListener('click', ({ target }) => {
    if (target === sheet || (target instanceof Element && target.closest('[data-close]') !== null)) sheet.close();
  });
}
