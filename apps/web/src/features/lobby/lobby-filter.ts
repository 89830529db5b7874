import { listGamesLimits as limits } from '@croupier/sdk/limits';

/** What narrows a lobby, as its address says it. */
export interface LobbyFilter {
  /** The vendor's code; none for all. */
  readonly vendor: string | undefined;
  /** The sub-category; none for all. */
  readonly classify: string | undefined;
  readonly isNew: boolean;
  /** A part of the name, trimmed; empty for all [LOBBY-09]. */
  readonly name: string;
  /** From 1. */
  readonly page: number;
}

const codeIn = ({ maxLength }: { readonly maxLength: number }, value: string | null): string | undefined =>
  value !== null && value !== '' && value.length <= maxLength ? value : undefined;

/** As much as the platform takes to search for, in characters. */
export const LONGEST_NAME = limits.gameName.maxLength;

/** A page from 1 as an address has it, up to what the platform takes; 1 for anything else. */
export function readPage(value: string | null): number {
  const page = /^\d+$/.test(value ?? '') ? Number(value) : 1;
  return page >= limits.pageNo.minimum && page <= limits.pageNo.maximum ? page : 1;
}

/** Reads what anyone may have typed into the address; what makes no sense counts as not there. */
export function readFilter(params: URLSearchParams): LobbyFilter {
  const name = params.get('name')?.trim() ?? '';
  const isNew = params.get('isNew') === '1';
  return {
    vendor: codeIn(limits.vassalage, params.get('vassalage')),
    classify: isNew ? undefined : codeIn(limits.gameClassify, params.get('classify')),
    isNew,
    name: name.length <= LONGEST_NAME ? name : '',
    page: readPage(params.get('page')),
  };
}

/** What follows from a choice: another vendor has other sub-categories, and every other list starts at its first page. */
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

function written(value: LobbyFilter[keyof LobbyFilter]): string | undefined {
  if (value === undefined || value === '' || value === false || value === 1) return undefined;
  return value === true ? '1' : String(value);
}

/** The query of the address with a change, `?` included; parameters that are none of the filter's stay. */
export function withChange(params: URLSearchParams, change: Partial<LobbyFilter>): string {
  const next = new URLSearchParams(params);
  const keys = Object.keys(change).filter(isKey);
  for (const key of keys) for (const dependent of DEPENDENTS[key]) next.delete(PARAMETERS[dependent]);
  for (const key of keys) {
    const text = written(change[key]);
    if (text === undefined) next.delete(PARAMETERS[key]);
    else next.set(PARAMETERS[key], text);
  }
  return `?${next.toString()}`;
}

/** The query without any filter. */
export function withoutFilter(params: URLSearchParams): string {
  return withChange(params, { vendor: undefined, name: '' });
}
