import { describeBet } from '../../domain/bets.ts';
import { findVendor } from '../../domain/catalogue/catalogue.ts';
import { kindOf } from '../../domain/games/game-address.ts';
import { outcomeOfBet } from '../../domain/games/rounds.ts';
import { createMoneyFormat } from '../client/money.ts';
import { EMBLEMS } from '../color/client/emblems.data.ts';
import { diceOf } from '../color/client/outcome.ts';
import { addressOfSymbols } from '../slot/client/pictures.ts';
import { spinsOf } from '../slot/client/outcome.ts';
import { LINES, SCATTER_PAYS } from '../slot/rules.data.ts';
import { windowOf, type Spin } from '../slot/rules.ts';
import { documentOf, html, momentIn, nothingHere, type PageAnswer, type PageRequest } from './page.ts';

const CELL = 300;
const SYMBOLS = 10;
const ROWS = [0, 1, 2];

/** One bet with what its round showed, as the world keeps both. Whoever knows the bet's id may look. */
export function answerBet(request: PageRequest): PageAnswer {
  const { context, locale, rest, say } = request;
  const row = context.store.bets.get(rest);
  if (row === undefined) return nothingHere(request);
  const bet = describeBet(row);
  const money = createMoneyFormat(locale, bet.currency);
  const facts = [
    ['stake', html`${money(bet.betAmount)}`],
    ['payout', html`${money(bet.payout)}`],
    ['net', html`${money(bet.netWin)}`],
    ['status', html`${say(bet.status)}`],
    ['time', momentIn(locale, bet.time)],
    ...(bet.settledAt === undefined ? [] : [['settledAt', momentIn(locale, bet.settledAt)] as const]),
    ['roundId', html`<code>${bet.roundId ?? ''}</code>`],
    ['betId', html`<code>${bet.betId}</code>`],
  ] as const;
  const outcome = outcomeOfBet(context, row);
  const drawn =
    kindOf(row) === 'slot' ? drawSpins(request, row.nodeId ?? row.vendor, outcome) : drawDice(request, outcome);
  const content = html` <main class="sheet-page">
    <dl class="facts">
      ${facts.map(
        ([name, value]) =>
          html`<div class="${name}">
            <dt>${say(name)}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${drawn ?? html`<p class="lead">${say('unseen')}</p>`}
  </main>`;
  const maker = findVendor(row.vendor)?.name ?? row.vendor;
  return documentOf(request, { title: bet.gameName, kind: `${say('bet')} · ${maker}`, content });
}

function drawDice({ say }: PageRequest, outcome: unknown) {
  const dice = diceOf({ outcome });
  if (dice.length === 0) return undefined;
  const faces = dice.map(
    (color) =>
      html`<li class="die-face ${color}">
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${EMBLEMS[color]}" /></svg><span>${say(color)}</span>
      </li>`,
  );
  return html`<section>
    <h2>${say('diceTitle')}</h2>
    <ul class="thrown">
      ${faces}
    </ul>
  </section>`;
}

function drawSpins(request: PageRequest, game: string, outcome: unknown) {
  const spins = spinsOf({ outcome });
  if (spins.length === 0) return undefined;
  const turns = spins.map((spin, at) => drawSpin(request, game, spin, spins.length === 1 ? undefined : at + 1));
  return html`<section>
    <h2>${request.say('reelsTitle')}</h2>
    <ol class="turns">
      ${turns}
    </ol>
  </section>`;
}

function drawSpin({ say }: PageRequest, game: string, spin: Spin, at: number | undefined) {
  const shown = windowOf(spin.stops, spin.isFree);
  const names = say('names').split(',');
  const rows = ROWS.map((row) => shown.map((reel) => names[reel[row] ?? 0]).join(', ')).join('; ');
  const isPaid = (reel: number, row: number): boolean =>
    spin.lines.some(({ line, count }) => reel < count && LINES[line]?.[reel] === row);
  const cells = ROWS.flatMap((row) =>
    shown.map(
      (reel, place) =>
        html`<svg class="${isPaid(place, row) ? 'cell paid' : 'cell'}" viewBox="0 0 ${CELL} ${CELL}" aria-hidden="true">
          <image
            href="${addressOfSymbols(game)}"
            x="${-CELL * (reel[row] ?? 0)}"
            width="${CELL * SYMBOLS}"
            height="${CELL}"
          />
        </svg>`,
    ),
  );
  const bonus = SCATTER_PAYS[spin.scatters] === undefined ? [] : [say('scatterWin', { count: spin.scatters })];
  const wins = [...spin.lines.map(({ line, count }) => say('line', { line: line + 1, count })), ...bonus].map(
    (text) => html`<li>${text}</li>`,
  );
  return html`<li>
    ${at === undefined ? [] : html`<h3>${say('turn', { at })}</h3>`}
    <div class="window" role="img" aria-label="${say('reels', { rows })}">${cells}</div>
    ${
      wins.length === 0
        ? html`<p class="when">${say('noLine')}</p>`
        : html`<ul class="wins">
            ${wins}
          </ul>`
    }
  </li>`;
}
