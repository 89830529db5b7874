import type { GameCategory, GameClassify, GameVendor, LanguageCode } from '@croupier/sdk/types';

import { vendorAddress } from '../asset-addresses.ts';
import { textIn } from '../text.ts';
import { findVendor } from './catalogue.ts';
import { classifyNames } from './classify-names.data.ts';

/** A vendor as its card shows it. */
export function vendorCard(code: string, category: GameCategory): GameVendor {
  const isSports = category === 'ESPORTS' || category === 'COCKFIGHT';
  return {
    vassalage: code,
    // On the wire e-sports and cockfights are sports, and the traditional lottery is known to the navigation alone.
    gameType: isSports ? 'SPORTS' : category === 'LOTT' ? 'ELOTT' : category,
    displayName: findVendor(code)?.name ?? code,
    lagerIcon: vendorAddress(code),
  };
}

/** A sub-category with its name and the vendors that have games of it. */
export function classifyOf(code: string, vendors: GameVendor[], language?: LanguageCode): GameClassify {
  const name = classifyNames[code];
  return { code, ...(name === undefined ? {} : { name: textIn(name, language) }), vendors };
}
