import { createDefs, createKit, group, type DrawingKit } from '../../art/kit.ts';
import { word } from '../../art/lettering.ts';
import { motifOf, type MotifName } from '../../art/motifs.ts';
import { RED } from '../../art/motifs/motif.ts';
import { mix } from '../../art/palette.ts';
import { paletteOf } from '../../art/palettes.data.ts';
import { box, pip, short, type Point } from '../../art/shapes.ts';
import { svg } from '../../art/svg.ts';
import { RANKS, SUITS, type Rank, type Suit } from './rules.ts';

/** Size of a card. The picture has a row for each suit, and a last one that begins with the back. */
const WIDTH = 200;
const HEIGHT = 280;
const INK = '#1a2620';
const GREEN = '#14513b';
const BRASS = '#b8975a';
const PAPER = '#fffaf0';

const LEFT = 69;
const MIDDLE = WIDTH / 2;
const RIGHT = WIDTH - LEFT;
/** Pips above the middle of a card, and on it; those above are repeated below, turned. */
const PIPS: Readonly<Partial<Record<Rank, { readonly above: readonly Point[]; readonly level: readonly Point[] }>>> = {
  '2': { above: [[MIDDLE, 64]], level: [] },
  '3': { above: [[MIDDLE, 64]], level: [[MIDDLE, 140]] },
  '4': { above: columns(64), level: [] },
  '5': { above: columns(64), level: [[MIDDLE, 140]] },
  '6': { above: columns(64), level: columns(140) },
  '7': { above: [...columns(64)], level: [...columns(140), [MIDDLE, 102]] },
  '8': { above: [...columns(64), [MIDDLE, 102]], level: columns(140) },
  '9': { above: [...columns(56), ...columns(112)], level: [[MIDDLE, 140]] },
  '10': { above: [...columns(56), [MIDDLE, 84], ...columns(112)], level: [] },
};
/** Pictures of the court cards. */
const COURT: Readonly<Partial<Record<Rank, MotifName>>> = { J: 'guitar', Q: 'fan', K: 'crown' };

function columns(y: number): readonly Point[] {
  return [
    [LEFT, y],
    [RIGHT, y],
  ];
}

/** Draws the 52 cards, a suit per row, and the back, as SVG text. */
export function drawDeck(): string {
  const defs = createDefs();
  const kit = createKit(defs, paletteOf('baize'), 'gradient');
  const cards = SUITS.flatMap((suit, row) =>
    RANKS.map((rank, column) => group(`translate(${column * WIDTH} ${row * HEIGHT})`, drawCard(kit, rank, suit))),
  );
  const back = group(`translate(0 ${SUITS.length * HEIGHT})`, drawBack(kit));
  const [width, height] = [WIDTH * RANKS.length, HEIGHT * (SUITS.length + 1)];
  return svg(width, height, defs, cards.join('') + back, width);
}

function drawCard(kit: DrawingKit, rank: Rank, suit: Suit): string {
  const { defs, part, line } = kit;
  const ink = suit === 'heart' || suit === 'diamond' ? RED : INK;
  const placed = (body: string, transform: string): string =>
    `<use href="${defs.define(body)}" transform="${transform}"/>`;
  const small = part(pip(suit), ink);
  const corner = word(rank, 27, 48, 30, ink, 2) + placed(small, 'translate(27 74) scale(1.25)');
  const paper =
    part(box(3, 3, WIDTH - 6, HEIGHT - 6, 16), PAPER) + line(box(3, 3, WIDTH - 6, HEIGHT - 6, 16), '#d8caa8', 2);
  return (
    `<use href="${defs.define(paper)}"/>` +
    drawMiddle(kit, rank, suit, ink) +
    corner +
    group(`rotate(180 ${WIDTH / 2} ${HEIGHT / 2})`, corner)
  );
}

function drawMiddle(kit: DrawingKit, rank: Rank, suit: Suit, ink: string): string {
  const { defs, part } = kit;
  const motif = COURT[rank];
  if (motif !== undefined) return drawCourt(kit, motif, suit, ink);
  const pips = PIPS[rank];
  if (pips === undefined) return group('translate(100 142)', drawGreatPip(kit, suit, ink));
  const href = defs.define(part(pip(suit), ink));
  const place = ([x, y]: Point): string => `<use href="${href}" transform="translate(${x} ${y}) scale(1.9)"/>`;
  const above = pips.above.map(place).join('');
  return above + pips.level.map(place).join('') + group(`rotate(180 ${WIDTH / 2} ${HEIGHT / 2})`, above);
}

/** Draws the pip of an ace, with fine lines inside. */
function drawGreatPip({ part, line }: DrawingKit, suit: Suit, ink: string): string {
  const pale = mix(ink, '#ffffff', 0.55);
  return (
    group('scale(6.4)', part(pip(suit), ink)) +
    group('scale(4.7)', line(pip(suit), pale, 0.5)) +
    group('scale(3.4)', line(pip(suit), pale, 0.4))
  );
}

function drawCourt(kit: DrawingKit, motif: MotifName, suit: Suit, ink: string): string {
  const { defs, part, line } = kit;
  const frame =
    part(box(48, 34, 104, 212, 12), mix(ink === RED ? RED : GREEN, PAPER, 0.88)) +
    line(box(48, 34, 104, 212, 12), BRASS, 2) +
    line(box(54, 40, 92, 200, 8), BRASS, 1);
  const pips = group('translate(100 66) scale(1.5)', part(pip(suit), ink));
  return (
    `<use href="${defs.define(frame)}"/>` +
    `<use href="${defs.define(group('translate(52 92) scale(.32)', motifOf(motif)(kit)))}"/>` +
    pips +
    group(`rotate(180 ${WIDTH / 2} ${HEIGHT / 2})`, pips)
  );
}

/** Draws the back: a rosette of fine brass lines on green. */
function drawBack(kit: DrawingKit): string {
  const { part, line } = kit;
  const strands = Array.from({ length: 9 }, (_, strand) => {
    const points = Array.from({ length: 110 }, (_point, index) => {
      const angle = (index / 110) * Math.PI * 2;
      const distance = 112 * (0.5 + 0.03 * strand + (0.3 - 0.02 * strand) * Math.cos(11 * angle + strand * 0.2));
      return `${short(100 + distance * Math.cos(angle) * 0.72)} ${short(140 + distance * Math.sin(angle))}`;
    });
    return `M${points.join('L')}Z`;
  });
  return (
    part(box(3, 3, WIDTH - 6, HEIGHT - 6, 16), PAPER) +
    part(box(10, 10, WIDTH - 20, HEIGHT - 20, 12), GREEN) +
    line(box(18, 18, WIDTH - 36, HEIGHT - 36, 8), '#dcb872', 2) +
    line(strands.join(''), '#dcb872', 1, 0.6) +
    part('M100 96L130 140 100 184 70 140Z', GREEN) +
    line('M100 96L130 140 100 184 70 140Z', '#dcb872', 2.5) +
    word('9', 100, 160, 40, '#dcb872', 2)
  );
}
