import { useListGameVendors, useListVendorGameTypes } from '@croupier/sdk/hooks';
import type { GameClassify, LanguageCode, VendorLane } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import type lobby from './texts/en.json';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { wireType } from '../../shared/games/categories.ts';
import { VENDORS_STALE_MS } from '../../shared/games/game-queries.ts';
import type { ListedCategory } from '../../shared/games/game-categories.ts';

/** Sub-categories of slots in display order; others of a vendor are omitted [LOBBY-15] [LOBBY-16]. */
const SLOT_CLASSIFIES = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const;

/** Sub-categories of a category when no vendor is selected. */
export function classifiesOfLane(lanes: readonly VendorLane[], category: ListedCategory): readonly GameClassify[] {
  if (category === 'RNG') return SLOT_CLASSIFIES.map((code) => ({ code }));
  return lanes.find(({ title }) => title === category)?.gameClassify ?? [];
}

/** A vendor's sub-categories that belong to a category; a vendor may have several categories. */
export function classifiesOfVendor(all: readonly GameClassify[], category: ListedCategory): readonly GameClassify[] {
  if (category === 'RNG') {
    return SLOT_CLASSIFIES.flatMap((code) => all.find((classify) => classify.code === code) ?? []);
  }
  const type = wireType(category);
  return all.filter(({ vendors }) => vendors === undefined || vendors.some(({ gameType }) => gameType === type));
}

/** Removes bingo, unless the site has Filipino [LOBBY-16]. */
export function filterBingo<Item extends { readonly code: string }>(
  classifies: readonly Item[],
  languages: readonly LanguageCode[],
): readonly Item[] {
  return languages.includes('TY') ? classifies : classifies.filter(({ code }) => code !== 'BG');
}

export interface Classify {
  readonly code: string;
  readonly name: string;
}

/** Sub-categories of a lobby or of a vendor in it; undefined while loading. */
export function useClassifies(category: ListedCategory, vendor: string | undefined): readonly Classify[] | undefined {
  const { t, i18n } = useTranslation('lobby');
  const { brand } = useSite();
  const language = usePlatformLanguage();
  const laneQuery = useListGameVendors(
    {},
    { staleTime: VENDORS_STALE_MS, select: ({ lanes }) => classifiesOfLane(lanes, category) },
  );
  const vendorQuery = useListVendorGameTypes(
    { vassalage: vendor ?? '', language },
    {
      enabled: vendor !== undefined,
      staleTime: VENDORS_STALE_MS,
      select: ({ gameClassify }) => classifiesOfVendor(gameClassify, category),
    },
  );
  // On failure the menu offers only "all" and "new".
  const query = vendor === undefined ? laneQuery : vendorQuery;
  const classifies = query.error === null ? query.data : [];
  // The platform returns translated names only for a vendor.
  const hasText = (code: string): code is keyof typeof lobby.classify =>
    i18n.exists(`classify.${code}`, { ns: 'lobby' });
  const nameOf = ({ code, name }: GameClassify): string => (hasText(code) ? t(`classify.${code}`) : (name ?? code));
  return (
    classifies &&
    filterBingo(classifies, brand.languages).map((classify) => ({ code: classify.code, name: nameOf(classify) }))
  );
}
