import type { BrandTokens, TypeRole, TypeStyle } from '../tokens.ts';

const display = (weight: number, line: number, phone: number, desktop: number, tracking = -0.012): TypeStyle => ({
  family: 'display',
  weight,
  tracking,
  phone: { size: phone, line },
  desktop: { size: desktop, line },
});

const text = (weight: number, line: number, phone: number, desktop = phone): TypeStyle => ({
  family: 'text',
  weight,
  tracking: 0,
  phone: { size: phone, line },
  desktop: { size: desktop, line },
});

const type: Record<TypeRole, TypeStyle> = {
  banner: display(700, 1.14, 26, 40),
  title: display(700, 1.15, 28, 38),
  dialogTitle: display(700, 1.15, 27, 32),
  section: display(700, 1.15, 20, 26),
  slogan: display(650, 1.22, 22, 25),
  wordmark: display(750, 1, 20, 23, -0.02),
  jackpot: display(750, 1.1, 33, 43, -0.01),
  amount: display(750, 1.2, 42, 54, -0.01),
  stat: display(700, 1.25, 22, 28),
  lead: text(450, 1.5, 15, 16.5),
  // At least 16 px, otherwise phones zoom into the field.
  field: text(450, 1.3, 16),
  body: text(450, 1.45, 15),
  action: text(650, 1.2, 15),
  actionLarge: text(650, 1.2, 16),
  label: text(600, 1.3, 14),
  tile: text(600, 1.3, 13, 14.5),
  meta: text(450, 1.4, 13, 13.5),
  nav: text(600, 1.2, 11.5, 14.5),
};

/** Type, shape and mark of the default brand. Colours are in croupier.ts. */
export const croupierShape: Omit<BrandTokens, 'id' | 'color' | 'surfaces' | 'elevation'> = {
  fonts: {
    // Besley and its fallback font have no peso sign, so it comes from Hanken Grotesk.
    display: "Besley, 'Besley Fallback', 'Hanken Grotesk', Georgia, serif",
    text: "'Hanken Grotesk', 'Hanken Grotesk Fallback', system-ui, sans-serif",
  },
  /** A chip seen from above, open like a C, with a diamond in its centre. */
  mark: {
    viewBox: '0 0 32 32',
    shapes: [
      { d: 'M26.6 9.2A12.3 12.3 0 1 0 26.6 22.8', stroke: 'markBody', strokeWidth: 5.6 },
      {
        d: 'M26.6 9.2A12.3 12.3 0 1 0 26.6 22.8',
        stroke: 'markInlay',
        strokeWidth: 5.6,
        dash: '4.6 8.4',
        dashOffset: -2,
      },
      { d: 'M16.5 10l5 6-5 6-5-6z', fill: 'markPip' },
    ],
  },
  type,
  radius: {
    tag: 8,
    small: 7,
    control: 14,
    controlLarge: 16,
    field: 15,
    tile: 18,
    card: 20,
    banner: 24,
    sheet: 28,
    pill: 99,
  },
  space: {
    unit: 4,
    gutter: { phone: 16, desktop: 24 },
    section: { phone: 20, desktop: 32 },
    container: 1296,
  },
  size: { target: 44, targetLarge: 52, header: { phone: 56, desktop: 72 }, bottomBar: 64 },
  motion: { fast: 140, base: 260, ease: 'cubic-bezier(.2,.8,.2,1)' },
};
