import type { GameClassify, LanguageCode, VendorLane } from '@croupier/sdk/types';

import { wireType } from '../../shared/games/categories.ts';
import type { LobbyCategory } from './lobby-categories.ts';

/** Sub-categories of slots in display order; a vendor's others are not offered [LOBBY-15] [LOBBY-16]. */
const SLOT_CLASSIFIES = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const;

/** Sub-categories of a category for any vendor. */
export function classifiesOfLane(lanes: readonly VendorLane[], category: LobbyCategory): readonly GameClassify[] {
  if (category === 'RNG') return SLOT_CLASSIFIES.map((code) => ({ code }));
  return lanes.find(({ title }) => title === category)?.gameClassify ?? [];
}

/** A vendor's sub-categories that belong to a category; a vendor may have several categories. */
export function classifiesOfVendor(all: readonly GameClassify[], category: LobbyCategory): readonly GameClassify[] {
  if (category === 'RNG') {
    return SLOT_CLASSIFIES.flatMap((code) => all.find((classify) => classify.code === code) ?? []);
  }
  const asked = wireType(category);
  return all.filter(({ vendors }) => vendors === undefined || vendors.some(({ gameType }) => gameType === asked));
}

/** Bingo is offered in Filipino only [LOBBY-16]. */
export function includeBingo<Classify extends { readonly code: string }>(
  classifies: readonly Classify[],
  languages: readonly LanguageCode[],
): readonly Classify[] {
  return languages.includes('TY') ? classifies : classifies.filter(({ code }) => code !== 'BG');
}
