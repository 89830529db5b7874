import { createBalance } from '../../client/balance.ts';
import { createChrome } from '../../client/controls.ts';
import { byId, make } from '../../client/dom.ts';
import type { Round } from '../../client/game-session.ts';
import { createHistory } from '../../client/history.ts';
import {
  bindSpaceKey,
  drawDisplayBackground,
  gameId,
  openGame,
  showError,
  showOnDisplay,
  type OpenGame,
} from '../../client/open-game.ts';
import { createStakeSteps } from '../../client/stake-steps.ts';
import { fishEn, type FishTexts, type FishTranslate } from '../locales/en.data.ts';
import { fishFil } from '../locales/fil.data.ts';
import { FISH } from '../rules.ts';
import { createAutoSheet } from './auto-sheet.ts';
import { shotOf } from './outcome.ts';
import { fishPicture, loadFishImages } from './pictures.ts';
import { playShot } from './play-shot.ts';
import { describeRules } from './rules-sheet.ts';
import { createSea } from './sea.ts';
import { createShots, type Target } from './shots.ts';
import { createTargets } from './targets.ts';

const texts: { readonly en: FishTexts; readonly fil: FishTexts } = { en: fishEn, fil: fishFil };
new ResizeObserver(drawDisplayBackground).observe(byId('plate'));
const opening = openGame(texts);
const images = await loadFishImages(gameId);
const opened = await opening;
if (opened !== undefined) play(opened);

function play({ link, session, t, locale }: OpenGame<Parameters<FishTranslate>[0]>): void {
  const chrome = createChrome(link, session, t, locale, () => {
    drawDisplayBackground();
    sea.refresh();
  });
  const shownBalance = createBalance(link, session, chrome);
  const history = createHistory(session.rounds, { chrome, t, locale, drawOutcome: (round) => drawOutcome(round, t) });
  const stakes = createStakeSteps(session.stakeSteps, chrome.money, () => {});
  const nameOf = (kind: number): string => t((FISH[kind] ?? FISH[0]).id);

  const shoot = (target: Target): Promise<Round> =>
    playShot(target, { chrome, session, t, shownBalance, history, sea });
  const shots = createShots({
    t,
    change: chrome.change,
    say(text) {
      chrome.notify(text, 'info');
      chrome.announce(text);
    },
    shoot(target) {
      const round = shoot(target);
      shownBalance.trackRound(
        round.then(
          () => undefined,
          () => undefined,
        ),
      );
      return round;
    },
    onError(error) {
      showOnDisplay(t('ready'));
      const canRepeat = showError(error, { chrome, link, t });
      if (!canRepeat) shownBalance.restoreStake();
      return canRepeat;
    },
    onLock: stakes.lock,
  });
  const target = (): Target => ({ kind: targets.chosen(), stake: stakes.current() });
  const sea = createSea({
    images,
    isMotionReduced: chrome.isMotionReduced,
    onTap(kind, swimmer) {
      targets.choose(kind);
      shots.add({ ...target(), swimmer });
    },
  });
  const targets = createTargets(gameId, { t, onChange: (kind) => sea.aim(kind) });
  createAutoSheet({
    t,
    money: chrome.money,
    stake: stakes.current,
    target: () => nameOf(targets.chosen()),
    onStart: (limits) => shots.startAuto(limits, target),
  });
  const press = (): void => shots.press(target());
  byId('rules-body').replaceChildren(...describeRules(t, { gameId, locale }));
  showOnDisplay(t('ready'));
  byId('go').addEventListener('click', press);
  byId('stop').addEventListener('click', shots.stopAuto);
  bindSpaceKey(press);
  byId('go').removeAttribute('disabled');
}

/** Draws a round for the history: its fish, grey when it got away. */
function drawOutcome(round: Round, t: FishTranslate): Node {
  const shot = shotOf(round);
  if (shot === undefined) return make('span', 'fish-picture');
  const picture = fishPicture(gameId, shot.fish, shot.isCaught ? 'fish-picture' : 'fish-picture missed');
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', t(shot.isCaught ? 'caught' : 'missed', { fish: t(shot.fish.id) }));
  return picture;
}
