import { createBalance } from '../../client/balance.ts';
import { createChrome } from '../../client/controls.ts';
import { byId } from '../../client/dom.ts';
import type { Round } from '../../client/game-session.ts';
import { createHistory } from '../../client/history.ts';
import { fieldOf } from '../../client/link.ts';
import { isFilipino } from '../../client/texts.ts';
import { bindSpaceKey, drawDisplayBackground, openGame, type OpenGame } from '../../client/open-game.ts';
import type { TableTranslate } from '../locales/en.data.ts';
import { SPOTS } from '../rules.ts';
import { createBets } from './bets.ts';
import { createVisit, drawBead } from './facts.ts';
import { createFelt } from './felt.ts';
import { drawnOf, gameOf, stakesOf, tableOf } from './outcome.ts';
import { createPlay } from './play.ts';
import { createSync } from './sync.ts';
import { fillRules } from './rules-sheet.ts';
import { createChips, createSpots } from './spots.ts';
import { createView } from './view.ts';

// The rules of five games are long, so only the language of the launch is loaded.
const own = isFilipino(document.documentElement.lang)
  ? (await import('../locales/fil.data.ts')).tableFil
  : (await import('../locales/en.data.ts')).tableEn;
new ResizeObserver(drawDisplayBackground).observe(byId('plate'));
const opened = await openGame({ en: own, fil: own });
if (opened !== undefined) play(opened);

function play({ link, session, t, locale }: OpenGame<Parameters<TableTranslate>[0]>): void {
  const game = gameOf(session.answer);
  fillRules(game, t);
  const chrome = createChrome(link, session, t, locale, drawDisplayBackground);
  const shownBalance = createBalance(link, session, chrome);
  const options = { t, money: chrome.money, change: chrome.change };
  const visit = createVisit(options);
  const drawOutcome = ({ outcome }: Round): Node => drawBead(game, drawnOf(outcome)?.winner);
  const history = createHistory(session.rounds, { chrome, t, locale, drawOutcome });
  const bets = createBets(game, session);
  const maxBet = fieldOf(session.answer, 'maxBet');
  const maxStake = typeof maxBet === 'string' ? maxBet : '0.00';
  const spots = createSpots(game, {
    ...options,
    maxStake,
    chosenChip: createChips(session.stakeSteps, options),
    taken: bets.taken,
    isLocked: bets.isBusy,
    onChange: () => view.show(),
    onLimit: () => view.message(t('spotFull', { amount: chrome.money(maxStake) })),
  });
  const short = (amount: string): string => chrome.money(amount).replace(/\.00$/, '');
  const limits = { min: short(session.stakeSteps[0] ?? '0.00'), max: short(maxStake) };
  const view = createView(
    { game, chrome, t, limits, bets, spots, visit, felt: createFelt(game, t) },
    tableOf(session.answer),
  );
  const { sync, start } = createSync({ link, session, chrome, t, bets, spots, view, visit, history, shownBalance });
  const actions = createPlay({ link, session, chrome, t, bets, spots, view, shownBalance, sync });
  const last = session.rounds[0];
  const lastStakes = last === undefined ? {} : stakesOf(game, last);
  if (SPOTS[game].some(({ id }) => lastStakes[id] !== undefined)) view.remember(lastStakes);
  byId('go').addEventListener('click', actions.confirm);
  byId('undo').addEventListener('click', actions.undo);
  byId('again').addEventListener('click', actions.again);
  bindSpaceKey(actions.confirm);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Backspace' && document.querySelector('dialog[open]') === null) actions.undo();
  });
  start();
}
