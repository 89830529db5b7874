import { paletteOf, type PaletteName } from './palettes.data.ts';
import { createKit, createDefs, type DrawingKit } from './kit.ts';
import { svg } from './svg.ts';
import { box, disc, leaf, poly, star } from './shapes.ts';

interface PaymentIcon {
  readonly palette: PaletteName;
  /** Drawn in a square of 96. */
  readonly draw: (kit: DrawingKit) => string;
}

/** One of the three finder squares of a QR code. */
const corner = (kit: DrawingKit, x: number, y: number): string =>
  kit.line(box(x, y, 20, 20, 4), kit.p.pale, 6) + kit.part(box(x + 7, y + 7, 6, 6), kit.p.pale);

/** Icons of the payment methods: one bold shape each, because they are shown at text size. */
const paymentIcons: Readonly<Record<string, PaymentIcon>> = {
  kampupot: {
    palette: 'luntian',
    draw: ({ part, p }) =>
      [-90, -18, 54, 126, 198].map((angle) => part(leaf(48, 48, angle, 36, 18), p.pale)).join('') +
      part(disc(48, 48, 9), p.gold),
  },
  bayani: {
    palette: 'cobalt',
    draw: (kit) =>
      corner(kit, 20, 20) +
      corner(kit, 56, 20) +
      corner(kit, 20, 56) +
      kit.part(star(66, 66, 17, 10, 8) + disc(66, 66, 8), kit.p.gold),
  },
  kawayan: {
    palette: 'navy',
    draw: ({ part, p }) =>
      part(
        poly([
          [48, 16],
          [82, 38],
          [14, 38],
        ]),
        p.gold,
      ) + part([22, 43, 64].map((x) => box(x, 43, 10, 24)).join('') + box(15, 71, 66, 9, 2), p.pale),
  },
  card: {
    palette: 'orchid',
    draw: ({ part, p }) =>
      part(box(14, 25, 68, 46, 7), p.pale) + part(box(14, 35, 68, 10), p.ink) + part(box(22, 54, 16, 9, 2), p.gold),
  },
};

/** Returns the icons of the payment methods as SVG text, by id. */
export function drawPaymentIcons(): [id: string, icon: string][] {
  return Object.entries(paymentIcons).map(([id, icon]) => [id, drawIcon(icon)]);
}

function drawIcon({ palette, draw }: PaymentIcon): string {
  const defs = createDefs();
  const kit = createKit(defs, paletteOf(palette), 'gradient');
  const background = defs.linear([
    [0, kit.p.mid],
    [1, kit.p.deep],
  ]);
  return svg(96, 96, defs, kit.part(box(0, 0, 96, 96), background) + draw(kit));
}
