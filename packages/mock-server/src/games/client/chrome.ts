import { byId, make } from './dom.ts';
import type { Opened, Round, Trouble } from './game-session.ts';
import type { Link, Wishes } from './link.ts';
import { createMoneyFormat } from './money.ts';
import { createSound, type Sound } from './sound.ts';
import type { SharedTexts } from './locales/en.data.ts';
import type { Say } from './texts.ts';

/** What stands around every game: name, balance, sheets, notices. */
export interface Chrome {
  readonly money: (amount: string) => string;
  readonly sound: Sound;
  /** True while things should appear and not move. */
  isCalm(): boolean;
  showBalance(amount: string): void;
  /** Says something below the game; nothing takes it away. */
  notify(text: string | undefined): void;
  /** Speaks to who listens to the page. */
  speak(text: string): void;
  /** The game is over; only the page can open it again. */
  close(text: string): void;
  /** Waits while the page wants the game to rest. */
  unpaused(): Promise<void>;
}

/** In place of a balance that the player has hidden on the page. */
const HIDDEN = '••••••';

type SharedSay = Say<keyof SharedTexts>;

/** Puts the game's own name and money into the frame around it. */
export function createChrome(link: Link, opened: Opened, say: SharedSay, locale: string, onTheme: () => void): Chrome {
  const money = createMoneyFormat(locale, opened.currency);
  const sound = createSound();
  const wishes: { now: Wishes } = { now: link.wishes };
  const prefersCalm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const rest: { over: Promise<void>; end: () => void } = { over: Promise.resolve(), end: () => {} };
  const balance = { amount: '' };
  const drawBalance = (): void => {
    const isHidden = wishes.now.balanceHidden === true && !opened.isDemo;
    byId('balance').textContent = isHidden ? HIDDEN : balance.amount;
  };
  const applyWishes = (): void => {
    if (balance.amount !== '') drawBalance();
    document.documentElement.dataset['calm'] = String(isCalm());
    if (wishes.now.theme !== undefined) document.documentElement.dataset['theme'] = wishes.now.theme;
  };
  const isCalm = (): boolean => wishes.now.reducedMotion ?? prefersCalm.matches;
  applyWishes();
  link.listen(({ paused, ...change }) => {
    if (paused === true) {
      const { promise, resolve } = Promise.withResolvers<void>();
      Object.assign(rest, { over: promise, end: resolve });
    } else if (paused === false) {
      rest.end();
    } else {
      wishes.now = { ...wishes.now, ...change };
      applyWishes();
      onTheme();
    }
  });
  const title = byId('title');
  title.textContent = opened.title;
  title.title = opened.title;
  document.title = opened.title;
  byId('maker').textContent = opened.maker;
  byId('stands-for').textContent = say('standsFor', { title: opened.title, maker: opened.maker });
  byId('play-money').hidden = !opened.isDemo;
  byId('balance-label').textContent = say(opened.isDemo ? 'playMoney' : 'balance');
  wireSheet('rules');
  wireSheet('history');
  const toggle = byId('sound');
  toggle.addEventListener('click', () => toggle.setAttribute('aria-pressed', String(sound.toggle())));
  document.body.dataset['state'] = 'open';
  return {
    money,
    sound,
    isCalm,
    showBalance(amount) {
      balance.amount = money(amount);
      drawBalance();
    },
    notify(text) {
      const notice = byId('notice');
      notice.textContent = text ?? '';
      notice.hidden = text === undefined;
    },
    speak: (text) => void (byId('said').textContent = text),
    close: (text) => showClosed(text),
    unpaused: () => rest.over,
  };
}

/** Says that the game cannot be played any more. */
export function showClosed(text: string): void {
  document.body.dataset['state'] = 'closed';
  byId('closed-text').textContent = text;
  byId('closed').hidden = false;
  byId('closed').focus();
}

/** What to say about a trouble, and whether the game goes on after it. */
export function describeTrouble(trouble: Trouble, say: SharedSay): { readonly text: string; readonly isOver: boolean } {
  switch (trouble) {
    case 'INSUFFICIENT_BALANCE':
      return { text: say('poor'), isOver: false };
    case 'OFFLINE':
      return { text: say('offline'), isOver: false };
    case 'REFUSED':
      return { text: say('refused'), isOver: false };
    case 'SESSION_GONE':
      return { text: say('closedGone'), isOver: true };
    case 'LAUNCH_USED':
      return { text: say('closedUsed'), isOver: true };
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

/** Shows the last rounds as a list; `picture` draws what fell. */
export function showHistory(
  rounds: readonly Round[],
  chrome: Pick<Chrome, 'money'>,
  { say, locale, picture }: { say: SharedSay; locale: string; picture: (round: Round) => Node },
): void {
  const list = byId('history-list');
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  byId('history-none').hidden = rounds.length > 0;
  list.replaceChildren(
    ...rounds.map((round) => {
      const isWin = round.payout !== '0.00';
      const won = make('span', isWin ? 'won' : 'won none', isWin ? `+${chrome.money(round.payout)}` : '–');
      const staked = make('span', 'staked', `${say('stake')} ${chrome.money(round.stake)}`);
      const at = make('time', 'at', time.format(new Date(round.at)));
      return make('li', 'past', picture(round), make('span', 'when', staked, at), won);
    }),
  );
}
