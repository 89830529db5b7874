import type { GameCategory, GameClassify, GameVendor, LanguageCode } from '@croupier/sdk/types';

import { vendorAddress } from '../asset-addresses.ts';
import { localize } from '../localized-text.ts';
import { findVendor } from './catalogue.ts';
import { classifyNames } from './classify-names.data.ts';

/** A vendor in the contract's shape. */
export function vendorCard(code: string, category: GameCategory): GameVendor {
  const isSports = category === 'ESPORTS' || category === 'COCKFIGHT';
  return {
    vassalage: code,
    // On the wire e-sports and cockfights are sports, and the traditional lottery exists in the navigation only.
    gameType: isSports ? 'SPORTS' : category === 'LOTT' ? 'ELOTT' : category,
    displayName: findVendor(code)?.name ?? code,
    lagerIcon: vendorAddress(code),
  };
}

/** A sub-category with its name and vendors. */
export function classifyOf(code: string, vendors: GameVendor[], language?: LanguageCode): GameClassify {
  const name = classifyNames[code];
  return { code, ...(name === undefined ? {} : { name: localize(name, language) }), vendors };
}
