import { listGamesLimits as limits } from '@croupier/sdk/limits';

import { isVendorsCategory, type VendorsCategory } from '../../shared/games/game-categories.ts';

/** Filter of a lobby, stored in the URL. */
export interface LobbyFilter {
  /** Vendor code; undefined for all. */
  readonly vendor: string | undefined;
  /** Sub-category; undefined for all. */
  readonly classify: string | undefined;
  readonly isNew: boolean;
  /** Part of the name, trimmed; empty for all [LOBBY-09]. */
  readonly name: string;
  /** One-based. */
  readonly page: number;
}

const readCode = ({ maxLength }: { readonly maxLength: number }, value: string | null): string | undefined =>
  value !== null && value !== '' && value.length <= maxLength ? value : undefined;

/** Maximum length of a search that the platform accepts. */
export const MAX_NAME_LENGTH = limits.gameName.maxLength;

/** Parses a one-based page number up to the platform's limit; 1 for anything else. */
export function readPage(value: string | null): number {
  const page = /^\d+$/.test(value ?? '') ? Number(value) : 1;
  return page >= limits.pageNo.minimum && page <= limits.pageNo.maximum ? page : 1;
}

/** Parses the URL's parameters; invalid values are ignored. */
export function readFilter(params: URLSearchParams): LobbyFilter {
  const name = params.get('name')?.trim() ?? '';
  const isNew = params.get('isNew') === '1';
  return {
    vendor: readCode(limits.vassalage, params.get('vassalage')),
    classify: isNew ? undefined : readCode(limits.gameClassify, params.get('classify')),
    isNew,
    name: name.length <= MAX_NAME_LENGTH ? name : '',
    page: readPage(params.get('page')),
  };
}

/** Parts of the filter that a change of another part resets. */
const DEPENDENTS: Readonly<Record<keyof LobbyFilter, readonly (keyof LobbyFilter)[]>> = {
  vendor: ['classify', 'isNew', 'page'],
  classify: ['isNew', 'page'],
  isNew: ['classify', 'page'],
  name: ['page'],
  page: [],
};

const PARAMETERS: Readonly<Record<keyof LobbyFilter, string>> = {
  vendor: 'vassalage',
  classify: 'classify',
  isNew: 'isNew',
  name: 'name',
  page: 'page',
};

const isKey = (key: string): key is keyof LobbyFilter => Object.hasOwn(PARAMETERS, key);

/** Undefined for a default value, which the URL omits. */
function toParameter(value: LobbyFilter[keyof LobbyFilter]): string | undefined {
  if (value === undefined || value === '' || value === false || value === 1) return undefined;
  return value === true ? '1' : String(value);
}

/** Query string with a change applied, including `?`; unrelated parameters are kept. */
export function withChange(params: URLSearchParams, change: Partial<LobbyFilter>): string {
  const next = new URLSearchParams(params);
  const keys = Object.keys(change).filter(isKey);
  for (const key of keys) for (const dependent of DEPENDENTS[key]) next.delete(PARAMETERS[dependent]);
  for (const key of keys) {
    const value = toParameter(change[key]);
    if (value === undefined) next.delete(PARAMETERS[key]);
    else next.set(PARAMETERS[key], value);
  }
  return `?${next.toString()}`;
}

/** Query string without filters. */
export function withoutFilter(params: URLSearchParams): string {
  return withChange(params, { vendor: undefined, name: '' });
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
