import { describeError, showClosed, type Chrome } from './controls.ts';
import { byId, themeColor } from './dom.ts';
import { drawGuilloche } from './engraving.ts';
import { GameError, openSession, type Session } from './game-session.ts';
import { openHostLink, type HostLink } from './link.ts';
import type { SharedTexts } from './locales/en.data.ts';
import { createTexts, type Translate, type Texts } from './texts.ts';

const address = new URLSearchParams(location.search);
/** Id of the game, or of the vendor whose lobby was opened. */
export const game = address.get('game') ?? '';

/** An open game: its connection, session and language. */
export interface OpenGame<Key extends string> {
  readonly link: HostLink;
  readonly session: Session;
  readonly t: Translate<Key>;
  readonly locale: string;
}

type OwnTexts = Readonly<Record<string, string>>;

/** Fills in the texts, waits for the page, and opens the game; undefined when it cannot be opened. */
export async function openGame<Own extends OwnTexts>(own: {
  readonly en: Own;
  readonly fil: Own;
}): Promise<OpenGame<(keyof Own & string) | keyof SharedTexts> | undefined> {
  const early: Texts<keyof SharedTexts> = createTexts(document.documentElement.lang, own);
  early.fill();
  setPlate(early.t('opening'));
  drawPlate();
  showMarquee();
  const link = await openHostLink();
  // In a frame the page has the main landmark.
  if (window.parent === window) byId('game').setAttribute('role', 'main');
  const locale = link.preferences.locale ?? document.documentElement.lang;
  document.documentElement.lang = locale;
  const texts = createTexts(locale, own);
  const { t } = texts;
  texts.fill();
  const onWaiting = (isWaiting: boolean): void => {
    byId('notice').hidden = !isWaiting;
    byId('notice').textContent = isWaiting ? t('waiting') : '';
  };
  try {
    return { link, t, locale, session: await openSession(link, address.get('t') ?? '', onWaiting) };
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    showClosed(t(error.code === 'LAUNCH_USED' ? 'closedUsed' : 'closedOffline'));
    link.send({ type: 'closed', reason: error.code });
    return undefined;
  }
}

/** Sets text and amount on the plate. */
export function setPlate(text: string, sum = ''): void {
  byId('plate-text').textContent = text;
  byId('plate-sum').textContent = sum;
}

export function drawPlate(): void {
  const engraving = byId('plate-engraving');
  if (engraving instanceof HTMLCanvasElement) drawGuilloche(engraving, themeColor('plate-engraving'), 0.26);
}

/** Shows the game's cover once it has loaded. */
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

/** Shows the error of a round. Returns true when the same round may be sent again. */
export function showError(
  error: unknown,
  { chrome, link, t }: { readonly chrome: Chrome; readonly link: HostLink; readonly t: Translate<keyof SharedTexts> },
): boolean {
  if (!(error instanceof GameError)) throw error;
  const { text, isOver } = describeError(error.code, t);
  chrome.notify(text);
  if (isOver) {
    chrome.close(text);
    link.send({ type: 'closed', reason: error.code });
  }
  return error.code === 'OFFLINE';
}

/** Presses the main button by the space bar, unless a dialog is open or another control has the focus. */
export function pressBySpace(press: () => void): void {
  document.addEventListener('keydown', (event) => {
    const isFree = event.target === document.body && document.querySelector('dialog[open]') === null;
    if (event.key !== ' ' || !isFree || event.repeat) return;
    event.preventDefault();
    press();
  });
}
