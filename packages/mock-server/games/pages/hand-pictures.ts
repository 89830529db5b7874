import { describeHand, describeWinner } from '../cards/client/describe.ts';
import { handsOf, type Hands } from '../cards/client/outcome.ts';
import { DECK, RANKS, SUITS, totalOf, type Card } from '../cards/rules.ts';
import { shotOf } from '../fish/client/outcome.ts';
import { creaturesUrl } from '../fish/client/pictures.ts';
import { CHANCES, FISH } from '../fish/rules.ts';
import { html, type PageRequest } from './page.ts';

/** Sizes in the pictures of the deck and of the fish. */
const CARD = { width: 200, height: 280 };
const FISH_SIZE = 300;
/** The back of the cards has the place after the last card. */
const BACK: Card = DECK;

/** Draws both hands of a round of Lucky Nine; undefined when it has no cards. */
export function drawHands(request: PageRequest, outcome: unknown) {
  const hands = handsOf({ outcome });
  if (hands.player.length === 0) return undefined;
  const isOpen = hands.bank.length === 1;
  return html`<section>
    <h2>${request.t('handsTitle')}</h2>
    <div class="hands">${drawHand(request, 'player', hands)}${drawHand(request, 'bank', hands)}</div>
    <p class="when">${isOpen ? request.t('choiceOpen') : describeWinner(hands, request.t)}</p>
  </section>`;
}

function drawHand({ t }: PageRequest, side: keyof Hands, hands: Hands) {
  const shown = hands[side];
  const cards = side === 'bank' && shown.length === 1 ? [...shown, BACK] : shown;
  return html`<div class="shown-hand" role="img" aria-label="${describeHand(side, shown, t)}">
    <p>${t(side)} <b>${totalOf(shown)}</b></p>
    <div>${cards.map(drawCard)}</div>
  </div>`;
}

export function drawCard(card: Card) {
  const { width, height } = CARD;
  const [column, row] = [card % RANKS.length, Math.floor(card / RANKS.length)];
  return html`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
    <image
      href="/mock-games/cards/deck.svg"
      x="${-column * width}"
      y="${-row * height}"
      width="${RANKS.length * width}"
      height="${(SUITS.length + 1) * height}"
    />
  </svg>`;
}

/** Draws the fish of a shot with its payout and chance; undefined when the round has none. */
export function drawShotFish({ t, locale }: PageRequest, gameId: string, outcome: unknown) {
  const shot = shotOf({ outcome });
  if (shot === undefined) return undefined;
  const { fish, isCaught } = shot;
  const chance = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const facts = t('shotFacts', { pays: fish.pays, chance: chance.format(fish.chance / CHANCES) });
  return html`<section>
    <h2>${t('shotTitle')}</h2>
    <div class="shot-fish" data-caught="${String(isCaught)}">
      <svg viewBox="0 0 ${FISH_SIZE} ${FISH_SIZE}" aria-hidden="true">
        <image
          href="${creaturesUrl(gameId)}"
          x="${-FISH_SIZE * FISH.indexOf(fish)}"
          width="${FISH_SIZE * FISH.length}"
          height="${FISH_SIZE}"
        />
      </svg>
      <p><b>${t(isCaught ? 'caught' : 'missed', { fish: t(fish.id) })}</b><span>${facts}</span></p>
    </div>
  </section>`;
}
