import { createBalance } from '../../client/balance.ts';
import { createChrome } from '../../client/controls.ts';
import { byId, make } from '../../client/dom.ts';
import type { Round } from '../../client/game-session.ts';
import { createHistory } from '../../client/history.ts';
import { drawDisplayBackground, openGame, bindSpaceKey, showOnDisplay, type OpenGame } from '../../client/open-game.ts';
import { createStakeSteps } from '../../client/stake-steps.ts';
import { cardsEn, type CardsTexts, type CardsTranslate } from '../locales/en.data.ts';
import { cardsFil } from '../locales/fil.data.ts';
import { totalOf } from '../rules.ts';
import { handsOf } from './outcome.ts';
import { createRounds } from './rounds.ts';
import { describeRules, drawMiniHand } from './rules-sheet.ts';
import { createTable } from './table.ts';

const texts: { readonly en: CardsTexts; readonly fil: CardsTexts } = { en: cardsEn, fil: cardsFil };
new ResizeObserver(drawDisplayBackground).observe(byId('plate'));
const opened = await openGame(texts);
if (opened !== undefined) play(opened);

function play({ link, session, t, locale }: OpenGame<Parameters<CardsTranslate>[0]>): void {
  const chrome = createChrome(link, session, t, locale, drawDisplayBackground);
  const rounds = createRounds({
    link,
    session,
    chrome,
    t,
    locale,
    table: createTable(t),
    stakes: createStakeSteps(session.stakeSteps, chrome.money, () => {}),
    shownBalance: createBalance(link, session, chrome),
    history: createHistory(session.rounds, { chrome, t, locale, drawOutcome: (round) => drawOutcome(round, t) }),
  });
  byId('rules-body').replaceChildren(...describeRules(t));
  byId('legend-text').textContent = t('legend');
  showOnDisplay(t('ready'));
  byId('go').addEventListener('click', rounds.press);
  bindSpaceKey(rounds.press);
  byId('go').removeAttribute('disabled');
  if (session.open !== undefined) rounds.resume(session.open);
}

/** Draws a round for the history: both totals and the player's cards. */
function drawOutcome(round: Round, t: CardsTranslate): Node {
  const { player, bank } = handsOf(round);
  const cards = drawMiniHand(player);
  const outcome = make('span', 'hand-art', cards);
  outcome.setAttribute('role', 'img');
  outcome.setAttribute('aria-label', t('score', { player: totalOf(player), bank: totalOf(bank) }));
  return outcome;
}
