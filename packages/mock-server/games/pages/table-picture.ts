import { createTexts } from '../client/texts.ts';
import { describeHand, describeResult, nameOf } from '../table/client/describe.ts';
import { drawnOf } from '../table/client/outcome.ts';
import { tableEn, type TableTexts } from '../table/locales/en.data.ts';
import { tableFil } from '../table/locales/fil.data.ts';
import { GAMES, SPOTS } from '../table/rules.ts';
import { drawCard } from './hand-pictures.ts';
import { html, type PageRequest } from './page.ts';

const texts: { readonly en: TableTexts; readonly fil: TableTexts } = { en: tableEn, fil: tableFil };

/** Shows how a round of a table ended; undefined for the outcome of another game. */
export function drawTableRound({ locale }: PageRequest, outcome: unknown) {
  const drawn = drawnOf(outcome);
  if (drawn === undefined) return undefined;
  // Tie is the only name that two games share, and both have cards.
  const isOneCard = drawn.first.length === 1;
  const game = GAMES.find(
    (candidate) =>
      SPOTS[candidate].some(({ id }) => id === drawn.winner) && (candidate === 'DRAGON_TIGER') === isOneCard,
  );
  if (game === undefined) return undefined;
  const { t } = createTexts(locale, texts);
  const [{ id: firstId }, , { id: secondId }] = SPOTS[game];
  const hands = [
    [nameOf(firstId, t), drawn.first],
    [nameOf(secondId, t), drawn.second],
  ] as const;
  const shown = hands.filter(([, cards]) => cards.length > 0);
  return html`<section>
    <h2>${describeResult(game, drawn, t)}</h2>
    <div class="hands">
      ${shown.map(
        ([name, cards]) =>
          html`<div class="shown-hand" role="img" aria-label="${describeHand(name, cards, t)}">
            <p>${name}</p>
            <div>${cards.map(drawCard)}</div>
          </div>`,
      )}
    </div>
  </section>`;
}
