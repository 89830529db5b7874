import { formatMoney } from '@croupier/sdk/rules';

import { describeBet } from '../../src/domain/bets/index.ts';
import { findVendor, type GameKind } from '../../src/domain/catalogue/index.ts';
import { kindOf, betOutcome } from '../../src/domain/games/index.ts';
import { COLOR_ICONS } from '../color/client/color-icons.data.ts';
import { diceOf } from '../color/client/outcome.ts';
import { symbolsUrl } from '../slot/client/pictures.ts';
import { spinsOf } from '../slot/client/outcome.ts';
import { LINES, SCATTER_PAYS } from '../slot/rules.data.ts';
import { windowOf, type Spin } from '../slot/rules.ts';
import { drawTableRound } from './table-picture.ts';
import { drawHands, drawShotFish } from './hand-pictures.ts';
import { documentOf, html, timeElement, notFoundPage, type PageAnswer, type PageRequest } from './page.ts';

const CELL = 300;
const SYMBOLS = 10;
const ROWS = [0, 1, 2];
type Picture = ReturnType<typeof html> | undefined;

/** Pictures of an outcome by the document of its game; undefined for an outcome without one. */
const PICTURES: Readonly<Record<GameKind, (request: PageRequest, outcome: unknown, gameId: string) => Picture>> = {
  slot: (request, outcome, gameId) => drawSpins(request, gameId, outcome),
  color: drawDice,
  cards: drawHands,
  fish: (request, outcome, gameId) => drawShotFish(request, gameId, outcome),
  table: drawTableRound,
};

/** Answers the page of a bet and its round. The bet's id is enough to open it. */
export function answerBet(request: PageRequest): PageAnswer {
  const { context, locale, rest, t } = request;
  const row = context.store.bets.get(rest);
  if (row === undefined) return notFoundPage(request);
  const bet = describeBet(row);
  const money = (amount: string): string => formatMoney(amount, bet.currency, locale);
  const facts = [
    ['stake', html`${money(bet.betAmount)}`],
    ['payout', html`${money(bet.payout)}`],
    ['net', html`${money(bet.netWin)}`],
    ['status', html`${t(bet.status)}`],
    ['time', timeElement(locale, bet.time)],
    ...(bet.settledAt === undefined ? [] : [['settledAt', timeElement(locale, bet.settledAt)] as const]),
    ['roundId', html`<code>${bet.roundId ?? ''}</code>`],
    ['betId', html`<code>${bet.betId}</code>`],
  ] as const;
  const outcome = betOutcome(context, row);
  // A bet does not name the room, whose vendor may have a lobby of another kind.
  const drawn = drawTableRound(request, outcome) ?? PICTURES[kindOf(row)](request, outcome, row.nodeId ?? row.vendor);
  const content = html` <main class="sheet-page">
    <dl class="facts">
      ${facts.map(
        ([name, value]) =>
          html`<div class="${name}">
            <dt>${t(name)}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${drawn ?? html`<p class="lead">${t('noPicture')}</p>`}
  </main>`;
  const vendorName = findVendor(row.vendor)?.name ?? row.vendor;
  return documentOf(request, { title: bet.gameName, kind: `${t('bet')} · ${vendorName}`, content });
}

function drawDice({ t }: PageRequest, outcome: unknown) {
  const dice = diceOf({ outcome });
  if (dice.length === 0) return undefined;
  const faces = dice.map(
    (color) =>
      html`<li class="die-face ${color}">
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${COLOR_ICONS[color]}" /></svg><span>${t(color)}</span>
      </li>`,
  );
  return html`<section>
    <h2>${t('diceTitle')}</h2>
    <ul class="thrown">
      ${faces}
    </ul>
  </section>`;
}

function drawSpins(request: PageRequest, gameId: string, outcome: unknown) {
  const spins = spinsOf({ outcome });
  if (spins.length === 0) return undefined;
  const items = spins.map((spin, index) => drawSpin(request, gameId, spin, spins.length === 1 ? undefined : index + 1));
  return html`<section>
    <h2>${request.t('reelsTitle')}</h2>
    <ol class="turns">
      ${items}
    </ol>
  </section>`;
}

function drawSpin({ t }: PageRequest, gameId: string, spin: Spin, number: number | undefined) {
  const shown = windowOf(spin.stops, spin.isFree);
  const names = t('names').split(',');
  const rows = ROWS.map((row) => shown.map((reel) => names[reel[row] ?? 0]).join(', ')).join('; ');
  const isPaid = (reel: number, row: number): boolean =>
    spin.lines.some(({ line, count }) => reel < count && LINES[line]?.[reel] === row);
  const cells = ROWS.flatMap((row) =>
    shown.map(
      (reel, index) =>
        html`<svg class="${isPaid(index, row) ? 'cell paid' : 'cell'}" viewBox="0 0 ${CELL} ${CELL}" aria-hidden="true">
          <image
            href="${symbolsUrl(gameId)}"
            x="${-CELL * (reel[row] ?? 0)}"
            width="${CELL * SYMBOLS}"
            height="${CELL}"
          />
        </svg>`,
    ),
  );
  const bonus = SCATTER_PAYS[spin.scatters] === undefined ? [] : [t('scatterWin', { count: spin.scatters })];
  const wins = [...spin.lines.map(({ line, count }) => t('line', { line: line + 1, count })), ...bonus].map(
    (text) => html`<li>${text}</li>`,
  );
  return html`<li>
    ${number === undefined ? [] : html`<h3>${t('turn', { at: number })}</h3>`}
    <div class="window" role="img" aria-label="${t('reels', { rows })}">${cells}</div>
    ${
      wins.length === 0
        ? html`<p class="when">${t('noLine')}</p>`
        : html`<ul class="wins">
            ${wins}
          </ul>`
    }
  </li>`;
}
