import type { GameCategory, GameClassify, GameVendor, LanguageCode } from '@croupier/sdk/types';

import { vendorAddress, localize } from '../kernel/index.ts';
import { allGames, findVendor } from './catalogue.ts';

/** Names of sub-categories; the first seven are those of slots. */
const classifyNames: Readonly<Record<string, { readonly EN: string; readonly TY: string }>> = {
  SC: { EN: 'Scratch', TY: 'Kaskas' },
  VP: { EN: 'Video poker', TY: 'Video poker' },
  JP: { EN: 'Jackpot', TY: 'Jackpot' },
  TG: { EN: 'Table games', TY: 'Larong mesa' },
  AC: { EN: 'Arcade', TY: 'Arcade' },
  BG: { EN: 'Bingo', TY: 'Bingo' },
  MINI: { EN: 'Mini games', TY: 'Mini games' },
  BAC: { EN: 'Baccarat', TY: 'Baccarat' },
  ROU: { EN: 'Roulette', TY: 'Ruleta' },
  SIC: { EN: 'Dice', TY: 'Dais' },
  DT: { EN: 'Quick cards', TY: 'Mabilisang baraha' },
  BJ: { EN: 'Blackjack', TY: 'Blackjack' },
  SHOW: { EN: 'Game shows', TY: 'Palabas' },
  TON: { EN: 'Tongits', TY: 'Tongits' },
  PUS: { EN: 'Pusoy', TY: 'Pusoy' },
  L9: { EN: 'Lucky nine', TY: 'Lucky nine' },
  MAH: { EN: 'Mahjong', TY: 'Mahjong' },
  DOM: { EN: 'Board games', TY: 'Larong tabla' },
};

/** A vendor in the contract's shape. */
export function vendorCard(code: string, category: GameCategory): GameVendor {
  const gameCount = countsByVendor().get(keyOf(code, category));
  const isSports = category === 'ESPORTS' || category === 'COCKFIGHT';
  return {
    vassalage: code,
    // On the wire e-sports and cockfights are sports, and the traditional lottery exists in the navigation only.
    gameType: isSports ? 'SPORTS' : category === 'LOTT' ? 'ELOTT' : category,
    displayName: findVendor(code)?.name ?? code,
    lagerIcon: vendorAddress(code),
    ...(gameCount === undefined ? {} : { gameCount }),
  };
}

let counted: ReadonlyMap<string, number> | undefined;

/** Number of games by vendor and category; counted once, because the catalogue never changes. */
function countsByVendor(): ReadonlyMap<string, number> {
  if (counted === undefined) {
    const games = allGames().filter(({ isGame }) => isGame);
    const groups = Map.groupBy(games, ({ vendor, category }) => keyOf(vendor, category));
    counted = new Map([...groups].map(([key, { length }]) => [key, length]));
  }
  return counted;
}

const keyOf = (vendor: string, category: GameCategory): string => `${vendor} ${category}`;

/** A sub-category with its name, vendors and number of games. */
export function classifyOf(
  code: string,
  parts: { readonly vendors: GameVendor[]; readonly gameCount: number },
  language?: LanguageCode,
): GameClassify {
  const name = classifyNames[code];
  return { code, ...(name === undefined ? {} : { name: localize(name, language) }), ...parts };
}
