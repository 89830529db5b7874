import { describeError, showClosed, type Chrome } from './controls.ts';
import { byId, themeColor } from './dom.ts';
import { drawGuilloche } from './engraving.ts';
import { GameError, openSession, type GameSession } from './game-session.ts';
import { openHostLink, type HostLink } from './link.ts';
import type { SharedTexts } from './locales/en.data.ts';
import { createTexts, type Translate, type Texts } from './texts.ts';

const query = new URLSearchParams(location.search);
/** Id of the game, or of the vendor whose lobby was opened. */
export const gameId = query.get('game') ?? '';

/** An open game: its connection, session and language. */
export interface OpenGame<Key extends string> {
  readonly link: HostLink;
  readonly session: GameSession;
  readonly t: Translate<Key>;
  readonly locale: string;
}

type GameTexts = Readonly<Record<string, string>>;

/** Fills in the texts, waits for the page, and opens the game; undefined when it cannot be opened. */
export async function openGame<Own extends GameTexts>(own: {
  readonly en: Own;
  readonly fil: Own;
}): Promise<OpenGame<(keyof Own & string) | keyof SharedTexts> | undefined> {
  // In the document's language, until the page has sent the player's.
  const initialTexts: Texts<keyof SharedTexts> = createTexts(document.documentElement.lang, own);
  initialTexts.fill();
  showOnDisplay(initialTexts.t('opening'));
  drawDisplayBackground();
  showCover();
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
    return { link, t, locale, session: await openSession(link, query.get('t') ?? '', onWaiting) };
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    showClosed(t(error.code === 'LAUNCH_USED' ? 'closedUsed' : 'closedOffline'));
    link.send({ type: 'closed', reason: error.code });
    return undefined;
  }
}

/** Shows a text and an amount on the display of the machine or table (`#plate`). */
export function showOnDisplay(text: string, amount = ''): void {
  byId('plate-text').textContent = text;
  byId('plate-sum').textContent = amount;
}

export function drawDisplayBackground(): void {
  const engraving = byId('plate-engraving');
  if (engraving instanceof HTMLCanvasElement) drawGuilloche(engraving, themeColor('plate-engraving'), 0.26);
}

/** Shows the game's cover once it has loaded; always the wide one for an image with `data-cover="wide"`. */
function showCover(): void {
  const marquee = document.querySelector('#marquee');
  if (!(marquee instanceof HTMLImageElement)) return;
  marquee.addEventListener('load', () => void (marquee.hidden = false));
  const usesTallCover = window.matchMedia('(min-width: 760px) and (orientation: landscape)');
  const show = (): void => {
    const isTall = usesTallCover.matches && marquee.dataset['cover'] !== 'wide';
    marquee.src = `/mock-games/${isTall ? 'covers' : 'pictures'}/${encodeURIComponent(gameId)}.svg`;
  };
  usesTallCover.addEventListener('change', show);
  show();
}

/** Shows the error of a round. Returns true when the next press repeats the same round. */
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
  // The page knows the limits of its member, and asks why.
  if (error.code === 'STAKE_ABOVE_LIMIT' || error.code === 'REFUSED') link.send({ type: 'refused', code: error.code });
  return error.code === 'OFFLINE';
}

/** Calls `press` on the space bar, unless a dialog is open or a control has the focus. */
export function bindSpaceKey(press: () => void): void {
  document.addEventListener('keydown', (event) => {
    const isFree = event.target === document.body && document.querySelector('dialog[open]') === null;
    if (event.key !== ' ' || !isFree || event.repeat) return;
    event.preventDefault();
    press();
  });
}
