import type { ShownBalance } from '../../client/balance.ts';
import { celebrate } from '../../client/big-win.ts';
import type { Chrome } from '../../client/controls.ts';
import { wait } from '../../client/dom.ts';
import type { GameSession, Round } from '../../client/game-session.ts';
import type { History } from '../../client/history.ts';
import { amountOf, minorOf } from '../../client/money.ts';
import { showOnDisplay } from '../../client/open-game.ts';
import type { FishTranslate } from '../locales/en.data.ts';
import { FISH } from '../rules.ts';
import { shotOf } from './outcome.ts';
import { FLIGHT_MS, type Net, type Sea } from './sea.ts';
import type { Target } from './shots.ts';

/** What a shot is played and shown with. */
export interface ShotStage {
  readonly chrome: Chrome;
  readonly session: GameSession;
  readonly t: FishTranslate;
  readonly shownBalance: ShownBalance;
  readonly history: Pick<History, 'add'>;
  readonly sea: Sea;
}

/** Plays a shot as one round and shows it; rejects when the server refuses it or does not answer. */
export async function playShot({ kind, stake, swimmer }: Target, stage: ShotStage): Promise<Round> {
  const { chrome, session, t, shownBalance, history, sea } = stage;
  await chrome.whenResumed();
  chrome.notify(undefined);
  const net = sea.shoot(kind, swimmer);
  chrome.sound.swish();
  shownBalance.subtractStake(stake);
  const flight = wait(chrome.isMotionReduced() ? FLIGHT_MS / 2 : FLIGHT_MS);
  const played = session.play({ stake, fish: FISH[kind]?.id });
  const [{ round, balance }] = await Promise.all([played, flight]).catch((error: unknown) => {
    net.cancel();
    throw error;
  });
  await showShot(round, net, stage);
  history.add(round);
  // An unpaid win is paid by this call, whose end hides the notice.
  const read = round.isSettled && balance !== undefined ? { balance } : await session.state().catch(() => undefined);
  if (read !== undefined) shownBalance.show(read.balance);
  else if (!round.isSettled) chrome.notify(t('pendingWin', { amount: chrome.money(round.payout) }));
  session.report(round, read?.balance);
  return round;
}

/** Shows a decided shot. A great win is shown in a dialog, which the next shot waits for. */
async function showShot(round: Round, net: Net, { chrome, t }: Pick<ShotStage, 'chrome' | 't'>): Promise<void> {
  const shot = shotOf(round);
  const isCaught = shot?.isCaught === true;
  net.decide(isCaught, isCaught ? `+${chrome.money(round.payout)}` : '');
  const text = t(isCaught ? 'caught' : 'missed', { fish: shot === undefined ? '' : t(shot.fish.id) });
  showOnDisplay(text, isCaught ? chrome.money(round.payout) : '');
  const change = chrome.change(amountOf(minorOf(round.payout) - minorOf(round.stake)));
  chrome.announce(`${text}. ${t('net', { net: change })}`);
  if (!round.isSettled) chrome.notify(t('pendingWin', { amount: chrome.money(round.payout) }));
  if (!isCaught) return;
  chrome.sound.chime(Math.min(7, 2 + Math.floor((shot?.fish.pays ?? 0) / 5)));
  await celebrate(round, { chrome, t });
}
