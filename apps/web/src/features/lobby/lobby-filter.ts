import { listGamesLimits as limits } from '@croupier/sdk/limits';

import { isVendorsCategory, type VendorsCategory } from '../../shared/games/game-categories.ts';
import { lobbySorts, type LobbySort } from './lobby-sorts.ts';

/** Filter of a lobby, stored in the URL. All parts apply together. */
export interface LobbyFilter {
  /** Vendor codes; empty for all. The first one names the view. */
  readonly vendors: readonly string[];
  /** Sub-categories; empty for all. */
  readonly classifies: readonly string[];
  readonly isNew: boolean;
  /** Part of the name, trimmed; empty for all [LOBBY-09]. */
  readonly name: string;
  readonly sort: LobbySort;
  /** One-based. */
  readonly page: number;
}

/** Maximum length of a search that the platform accepts. */
export const MAX_NAME_LENGTH = limits.gameName.maxLength;

/** Distinct codes of a parameter, as many as the platform accepts in one call. */
function readCodes({ maxLength }: { readonly maxLength: number }, value: string): readonly string[] {
  const codes = new Set<string>();
  for (const code of value.split(',')) {
    if (code !== '' && [...codes, code].join().length <= maxLength) codes.add(code);
  }
  return [...codes];
}

/** Parses a one-based page number up to the platform's limit; 1 for anything else. */
export function readPage(value: string | null): number {
  const page = /^\d+$/.test(value ?? '') ? Number(value) : 1;
  return page >= limits.pageNo.minimum && page <= limits.pageNo.maximum ? page : 1;
}

const isSort = (value: string | null): value is LobbySort => value !== null && Object.hasOwn(lobbySorts, value);

/** Parses the URL's parameters; invalid values are ignored. */
export function readFilter(params: URLSearchParams): LobbyFilter {
  const name = params.get('name')?.trim() ?? '';
  const sort = params.get('sort');
  const vendor = params.get('vassalage') ?? '';
  return {
    // More makers without a first one are not what a link of the site says.
    vendors: vendor === '' ? [] : readCodes(limits.vassalage, `${vendor},${params.get('makers') ?? ''}`),
    classifies: readCodes(limits.gameClassify, params.get('classify') ?? ''),
    isNew: params.get('isNew') === '1',
    name: name.length <= MAX_NAME_LENGTH ? name : '',
    sort: isSort(sort) ? sort : 'recommended',
    page: readPage(params.get('page')),
  };
}

/** Parameters of a changed part; undefined for a default value, which the URL omits. */
function toParameters(change: Partial<LobbyFilter>): readonly (readonly [string, string | undefined])[] {
  const { vendors, classifies, isNew, name, sort, page } = change;
  const [vendor, ...others] = vendors ?? [];
  return [
    ...(vendors === undefined
      ? []
      : ([
          ['vassalage', vendor],
          ['makers', others.join() || undefined],
        ] as const)),
    ...(classifies === undefined ? [] : ([['classify', classifies.join() || undefined]] as const)),
    ...(isNew === undefined ? [] : ([['isNew', isNew ? '1' : undefined]] as const)),
    ...(name === undefined ? [] : ([['name', name || undefined]] as const)),
    ...(sort === undefined ? [] : ([['sort', sort === 'recommended' ? undefined : sort]] as const)),
    // A change of another part begins at the first page.
    ['page', page === undefined || page === 1 ? undefined : String(page)],
  ];
}

/** Query string with a change applied, including `?`; unrelated parameters are kept. */
export function withChange(params: URLSearchParams, change: Partial<LobbyFilter>): string {
  const next = new URLSearchParams(params);
  for (const [parameter, value] of toParameters(change)) {
    if (value === undefined) next.delete(parameter);
    else next.set(parameter, value);
  }
  return `?${next.toString()}`;
}

/** Query string without filters; the order is kept. */
export function withoutFilter(params: URLSearchParams): string {
  return withChange(params, { vendors: [], classifies: [], isNew: false, name: '' });
}

/** The codes with one added, or removed when they contain it. */
export function toggled(codes: readonly string[], code: string): readonly string[] {
  return codes.includes(code) ? codes.filter((each) => each !== code) : [...codes, code];
}

/**
 * Category of a vendor page. On `/sports`, `gameType` selects the category; an empty, unknown or unavailable one gives
 * SPORTS [ROUTE-18].
 */
export function vendorCategoryOf(
  page: VendorsCategory,
  gameType: string | null,
  { offersCockfights }: { readonly offersCockfights: boolean },
): VendorsCategory {
  if (page !== 'SPORTS' || !isVendorsCategory(gameType)) return page;
  return gameType === 'COCKFIGHT' && !offersCockfights ? 'SPORTS' : gameType;
}
