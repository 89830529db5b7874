import type { Sport } from '@croupier/sdk/types';

import type { LocalizedText } from '../kernel/index.ts';

/** Names of markets. */
export const marketNames = {
  WINNER: { EN: 'Winner', TY: 'Mananalo' },
  HANDICAP: { EN: 'Handicap', TY: 'Handicap' },
} satisfies Readonly<Record<string, LocalizedText>>;

/** Names of totals by sport; of the others, a total of points. */
export const totalNames: Readonly<Partial<Record<Sport, LocalizedText>>> = {
  FOOTBALL: { EN: 'Total goals', TY: 'Kabuuang gol' },
  VOLLEYBALL: { EN: 'Total sets', TY: 'Kabuuang set' },
  ESPORTS: { EN: 'Total maps', TY: 'Kabuuang mapa' },
};
export const totalPoints: LocalizedText = { EN: 'Total points', TY: 'Kabuuang puntos' };

export const pickNames = {
  DRAW: { EN: 'Draw', TY: 'Tabla' },
  OVER: { EN: 'Over', TY: 'Higit sa' },
  UNDER: { EN: 'Under', TY: 'Mas mababa sa' },
} satisfies Readonly<Record<string, LocalizedText>>;
