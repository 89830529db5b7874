import { describeTrouble, showClosed, type Chrome } from './chrome.ts';
import { byId, themeColor } from './dom.ts';
import { drawGuilloche } from './engraving.ts';
import { GameTrouble, openSession, type Session } from './game-session.ts';
import { openLink, type Link } from './link.ts';
import type { SharedTexts } from './locales/en.data.ts';
import { createTexts, type Say, type Texts } from './texts.ts';

const address = new URLSearchParams(location.search);
/** The game that this document stands for. */
export const game = address.get('game') ?? '';

/** A game that is open: who it talks to, in which language. */
export interface OpenGame<Key extends string> {
  readonly link: Link;
  readonly session: Session;
  readonly say: Say<Key>;
  readonly locale: string;
}

type OwnTexts = Readonly<Record<string, string>>;

/** Fills the document at once, waits for the page, and opens the game; undefined when it cannot be opened. */
export async function openGame<Own extends OwnTexts>(own: {
  readonly en: Own;
  readonly fil: Own;
}): Promise<OpenGame<(keyof Own & string) | keyof SharedTexts> | undefined> {
  const early: Texts<keyof SharedTexts> = createTexts(document.documentElement.lang, own);
  early.fill();
  setPlate(early.say('opening'));
  drawPlate();
  showMarquee();
  const link = await openLink();
  // In a frame the page around it has the main part already.
  if (window.parent === window) byId('game').setAttribute('role', 'main');
  const locale = link.wishes.locale ?? document.documentElement.lang;
  document.documentElement.lang = locale;
  const texts = createTexts(locale, own);
  const { say } = texts;
  texts.fill();
  const onWaiting = (isWaiting: boolean): void => {
    byId('notice').hidden = !isWaiting;
    byId('notice').textContent = isWaiting ? say('waiting') : '';
  };
  try {
    return { link, say, locale, session: await openSession(link, address.get('t') ?? '', onWaiting) };
  } catch (error) {
    if (!(error instanceof GameTrouble)) throw error;
    showClosed(say(error.trouble === 'LAUNCH_USED' ? 'closedUsed' : 'closedOffline'));
    link.tell({ type: 'closed', reason: error.trouble });
    return undefined;
  }
}

/** The words and the sum on the plate. */
export function setPlate(text: string, sum = ''): void {
  byId('plate-text').textContent = text;
  byId('plate-sum').textContent = sum;
}

export function drawPlate(): void {
  const engraving = byId('plate-engraving');
  if (engraving instanceof HTMLCanvasElement) drawGuilloche(engraving, themeColor('plate-engraving'), 0.26);
}

/** The game's own picture, once it is there. */
function showMarquee(): void {
  const marquee = byId('marquee');
  if (!(marquee instanceof HTMLImageElement)) return;
  marquee.addEventListener('load', () => void (marquee.hidden = false));
  const isTall = window.matchMedia('(min-width: 760px) and (orientation: landscape)');
  const show = (): void => {
    marquee.src = `/mock-games/${isTall.matches ? 'covers' : 'pictures'}/${encodeURIComponent(game)}.svg`;
  };
  isTall.addEventListener('change', show);
  show();
}

/** Says what went wrong with a round; whether it may be tried again as it was. */
export function complain(
  error: unknown,
  { chrome, link, say }: { readonly chrome: Chrome; readonly link: Link; readonly say: Say<keyof SharedTexts> },
): boolean {
  if (!(error instanceof GameTrouble)) throw error;
  const { text, isOver } = describeTrouble(error.trouble, say);
  chrome.notify(text);
  if (isOver) {
    chrome.close(text);
    link.tell({ type: 'closed', reason: error.trouble });
  }
  return error.trouble === 'OFFLINE';
}

/** Presses a button by the space bar too, wherever the player is but in a sheet or on another button. */
export function pressBySpace(press: () => void): void {
  document.addEventListener('keydown', (event) => {
    const isFree = event.target === document.body && document.querySelector('dialog[open]') === null;
    if (event.key !== ' ' || !isFree || event.repeat) return;
    event.preventDefault();
    press();
  });
}
