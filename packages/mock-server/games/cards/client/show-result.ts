import { celebrate, countUp } from '../../client/big-win.ts';
import type { Chrome } from '../../client/controls.ts';
import { byId } from '../../client/dom.ts';
import type { Round } from '../../client/game-session.ts';
import { amountOf, minorOf } from '../../client/money.ts';
import { showOnDisplay } from '../../client/open-game.ts';
import type { CardsTranslate } from '../locales/en.data.ts';
import { isLuckyNine, multiplierOf } from '../rules.ts';
import { describeHand, describeWinner } from './describe.ts';
import { handsOf } from './outcome.ts';
import type { Table } from './table.ts';

/** Shows the payout and the net result of a round; a great win also in a dialog. */
export async function showResult(
  round: Round,
  table: Pick<Table, 'mark'>,
  { chrome, t }: { readonly chrome: Chrome; readonly t: CardsTranslate },
): Promise<void> {
  const hands = handsOf(round);
  const { payout, stake } = round;
  const net = minorOf(payout) - minorOf(stake);
  const multiplier = multiplierOf(hands.player, hands.bank);
  table.mark(multiplier === 0 ? 'bank' : multiplier > 1 ? 'player' : 'none');
  const winner = describeWinner(hands, t);
  showOnDisplay(winner, net > 0n ? chrome.change(amountOf(net)) : '');
  const cards = `${describeHand('player', hands.player, t)}. ${describeHand('bank', hands.bank, t)}.`;
  const returned = t('returned', { payout: chrome.money(payout), stake: chrome.money(stake) });
  const paid = multiplier > 0 ? `${returned} ${t('net', { net: chrome.change(amountOf(net)) })}` : t('lost');
  chrome.announce(`${cards} ${winner}. ${paid}`);
  if (!round.isSettled) chrome.notify(t('pendingWin', { amount: chrome.money(payout) }));
  if (net <= 0n) return;
  chrome.sound.chime(isLuckyNine(hands.player) ? 7 : 5);
  if (!chrome.isMotionReduced()) await countUp(byId('plate-sum'), amountOf(net), chrome.change);
  await celebrate(round, { chrome, t });
}
