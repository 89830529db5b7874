import type { GameClassify, LanguageCode, VendorLane } from '@croupier/sdk/types';

import { wireType } from '../../shared/games/categories.ts';
import type { LobbyCategory } from './lobby-categories.ts';

/** Sub-categories of slots, in the order to show; others that a vendor may have are not offered [LOBBY-15] [LOBBY-16]. */
const OF_SLOTS = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const;

/** The sub-categories of a category, whoever the vendor is. */
export function classifiesOfLane(lanes: readonly VendorLane[], category: LobbyCategory): readonly GameClassify[] {
  if (category === 'RNG') return OF_SLOTS.map((code) => ({ code }));
  return lanes.find(({ title }) => title === category)?.gameClassify ?? [];
}

/** Those of a vendor's sub-categories that belong to a category; a vendor may have games of several. */
export function classifiesOfVendor(all: readonly GameClassify[], category: LobbyCategory): readonly GameClassify[] {
  if (category === 'RNG') {
    return OF_SLOTS.flatMap((code) => all.find((classify) => classify.code === code) ?? []);
  }
  const asked = wireType(category);
  return all.filter(({ vendors }) => vendors === undefined || vendors.some(({ gameType }) => gameType === asked));
}

/** Bingo is for sites in Filipino alone [LOBBY-16]. */
export function withBingo<Classify extends { readonly code: string }>(
  classifies: readonly Classify[],
  languages: readonly LanguageCode[],
): readonly Classify[] {
  return languages.includes('TY') ? classifies : classifies.filter(({ code }) => code !== 'BG');
}
