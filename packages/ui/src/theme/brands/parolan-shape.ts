import type { BrandTokens, TypeRole, TypeStyle } from '../tokens.ts';

const display = (line: number, phone: number, desktop: number, tracking = -0.005): TypeStyle => ({
  family: 'display',
  weight: 800,
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
  banner: display(1.04, 26, 46, -0.01),
  title: display(1.1, 28, 36),
  dialogTitle: display(1.1, 26, 32),
  section: display(1.1, 22, 28),
  slogan: display(1.1, 22, 26),
  wordmark: display(1, 24, 27, -0.01),
  jackpot: display(1, 27, 40),
  amount: display(1.1, 40, 46),
  stat: display(1.15, 24, 28),
  lead: text(500, 1.5, 15, 16.5),
  field: text(500, 1.3, 16),
  body: text(500, 1.47, 15),
  action: text(700, 1.2, 15),
  actionLarge: text(700, 1.2, 16),
  label: text(600, 1.35, 14),
  tile: text(700, 1.3, 14, 15),
  meta: text(500, 1.4, 13, 13.5),
  nav: text(600, 1.2, 12, 15),
};

/**
 * Type, shape and mark of the second brand. Colours are in parolan.ts; the display font is loaded by
 * `brands/parolan.css`.
 */
export const parolanShape: Omit<BrandTokens, 'id' | 'color' | 'surfaces' | 'elevation'> = {
  fonts: {
    // Hanken Grotesk has the peso sign.
    display: "Sansita, 'Sansita Fallback', 'Hanken Grotesk', sans-serif",
    text: "'Hanken Grotesk', 'Hanken Grotesk Fallback', system-ui, sans-serif",
  },
  /** A parol (star lantern) in its ring of lights. */
  mark: {
    viewBox: '-44 -44 88 88',
    shapes: [
      {
        d: 'M0-38.3a40.3 40.3 0 1 1 0 80.6a40.3 40.3 0 1 1 0-80.6z',
        stroke: 'markPip',
        strokeWidth: 3,
        dash: '9.2 3.46',
      },
      {
        d: 'M0 2L-9.4-10.9L0-36zM0 2L9.4-10.9L36.1-9.7zM0 2L15.2 6.9L22.3 32.7zM0 2L0 18L-22.3 32.7zM0 2L-15.2 6.9L-36.1-9.7z',
        fill: 'markBody',
      },
      {
        d: 'M0 2L0-36L9.4-10.9zM0 2L36.1-9.7L15.2 6.9zM0 2L22.3 32.7L0 18zM0 2L-22.3 32.7L-15.2 6.9zM0 2L-36.1-9.7L-9.4-10.9z',
        fill: 'markPip',
      },
      {
        d: 'M0-9.4L2.9-2L10.8-1.5L4.7 3.5L6.7 11.2L0 6.9L-6.7 11.2L-4.7 3.5L-10.8-1.5L-2.9-2z',
        fill: 'markInlay',
      },
    ],
  },
  type,
  radius: {
    tag: 6,
    small: 6,
    control: 12,
    controlLarge: 14,
    field: 12,
    tile: 14,
    card: 18,
    banner: 24,
    sheet: 26,
    pill: 22,
  },
  space: {
    unit: 4,
    gutter: { phone: 16, desktop: 24 },
    section: { phone: 24, desktop: 32 },
    container: 1240,
  },
  size: { target: 44, targetLarge: 52, header: { phone: 60, desktop: 72 }, bottomBar: 64 },
  motion: { fast: 140, base: 240, ease: 'cubic-bezier(.2,.8,.2,1)' },
};
