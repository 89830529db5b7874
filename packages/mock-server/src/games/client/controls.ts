import { byId, make } from './dom.ts';
import type { Opened, Round, GameErrorCode } from './game-session.ts';
import type { HostLink, Preferences } from './link.ts';
import { createMoneyFormat, formatNet, minorOf } from './money.ts';
import { createSound, type Sound } from './sound.ts';
import type { SharedTexts } from './locales/en.data.ts';
import type { Translate } from './texts.ts';

/** The interface that all games share: name, balance, sheets, notices. */
export interface Chrome {
  readonly money: (amount: string) => string;
  readonly sound: Sound;
  /** True when animations must be left out. */
  isMotionReduced(): boolean;
  showBalance(amount: string): void;
  /** Shows a notice above the controls; undefined hides it. */
  notify(text: string | undefined): void;
  /** Announces a text to screen readers. */
  announce(text: string): void;
  /** Closes the game; only the page can open it again. */
  close(text: string): void;
  /** Resolves at once, or when the page ends a pause. */
  whenResumed(): Promise<void>;
}

/** Shown in place of a balance that the player has hidden on the page. */
const HIDDEN = '••••••';

type SharedTranslate = Translate<keyof SharedTexts>;

/** Fills in the name, maker and texts of a game and wires its sheets. */
export function createChrome(
  link: HostLink,
  opened: Opened,
  t: SharedTranslate,
  locale: string,
  onTheme: () => void,
): Chrome {
  const money = createMoneyFormat(locale, opened.currency);
  const sound = createSound();
  const preferences: { now: Preferences } = { now: link.preferences };
  const reducedMotionQuery = window.matchMedia('(prefers-reduced-motion: reduce)');
  const pause: { over: Promise<void>; end: () => void } = { over: Promise.resolve(), end: () => {} };
  const balance = { amount: '' };
  const drawBalance = (): void => {
    const isHidden = preferences.now.balanceHidden === true && !opened.isDemo;
    byId('balance').textContent = isHidden ? HIDDEN : balance.amount;
  };
  const applyPreferences = (): void => {
    if (balance.amount !== '') drawBalance();
    document.documentElement.dataset['reducedMotion'] = String(isMotionReduced());
    if (preferences.now.theme !== undefined) document.documentElement.dataset['theme'] = preferences.now.theme;
  };
  const isMotionReduced = (): boolean => preferences.now.reducedMotion ?? reducedMotionQuery.matches;
  applyPreferences();
  link.listen(({ paused, ...change }) => {
    if (paused === true) {
      const { promise, resolve } = Promise.withResolvers<void>();
      Object.assign(pause, { over: promise, end: resolve });
    } else if (paused === false) {
      pause.end();
    } else {
      preferences.now = { ...preferences.now, ...change };
      applyPreferences();
      onTheme();
    }
  });
  const title = byId('title');
  title.textContent = opened.title;
  title.title = opened.title;
  document.title = opened.title;
  byId('maker').textContent = opened.maker;
  byId('disclaimer').textContent = t('disclaimer', { title: opened.title, maker: opened.maker });
  byId('play-money').hidden = !opened.isDemo;
  byId('balance-label').textContent = t(opened.isDemo ? 'playMoney' : 'balance');
  wireSheet('rules');
  wireSheet('history');
  const toggle = byId('sound');
  toggle.addEventListener('click', () => toggle.setAttribute('aria-pressed', String(sound.toggle())));
  document.body.dataset['state'] = 'open';
  return {
    money,
    sound,
    isMotionReduced,
    showBalance(amount) {
      balance.amount = money(amount);
      drawBalance();
    },
    notify(text) {
      const notice = byId('notice');
      notice.textContent = text ?? '';
      notice.hidden = text === undefined;
    },
    announce: (text) => void (byId('announcement').textContent = text),
    close: (text) => showClosed(text),
    whenResumed: () => pause.over,
  };
}

/** Shows that the game is closed. */
export function showClosed(text: string): void {
  document.body.dataset['state'] = 'closed';
  byId('closed-text').textContent = text;
  byId('closed').hidden = false;
  byId('closed').focus();
}

/** Returns the text of an error, and whether the game is over. */
export function describeError(
  code: GameErrorCode,
  t: SharedTranslate,
): { readonly text: string; readonly isOver: boolean } {
  switch (code) {
    case 'INSUFFICIENT_BALANCE':
      return { text: t('insufficientBalance'), isOver: false };
    case 'OFFLINE':
      return { text: t('offline'), isOver: false };
    case 'REFUSED':
      return { text: t('refused'), isOver: false };
    case 'SESSION_GONE':
      return { text: t('closedGone'), isOver: true };
    case 'LAUNCH_USED':
      return { text: t('closedUsed'), isOver: true };
  }
}

function wireSheet(name: string): void {
  const sheet = byId(`${name}-sheet`);
  if (!(sheet instanceof HTMLDialogElement)) return;
  byId(`open-${name}`).addEventListener('click', () => sheet.showModal());
  sheet.addEventListener('click', ({ target }) => {
    if (target === sheet || (target instanceof Element && target.closest('[data-close]') !== null)) sheet.close();
  });
}

/** Shows the last rounds as a list; `picture` draws an outcome. */
export function showHistory(
  rounds: readonly Round[],
  chrome: Pick<Chrome, 'money'>,
  { t, locale, picture }: { t: SharedTranslate; locale: string; picture: (round: Round) => Node },
): void {
  const list = byId('history-list');
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  byId('history-none').hidden = rounds.length > 0;
  list.replaceChildren(
    ...rounds.map((round) => {
      const minor = minorOf(round.payout) - minorOf(round.stake);
      const net = make('span', minor > 0n ? 'net won' : 'net', formatNet(minor, chrome.money));
      const staked = make('span', 'staked', `${t('stake')} ${chrome.money(round.stake)}`);
      const at = make('time', 'at', time.format(new Date(round.at)));
      return make('li', 'history-item', picture(round), make('span', 'when', staked, at), net);
    }),
  );
}
