import { calendarDay } from '@croupier/sdk/rules';
import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import type { TextKey } from '../../i18n/text-key.ts';
import { useRecordsDays } from '../use-records-days.ts';
import type { ListDefinition, ListAnswer } from './list-definition.ts';
import {
  listRequest,
  type Choices,
  type FilterContext,
  type FilterTexts,
  type ListFilter,
  type ListRequest,
  type ParamChange,
} from './list-filter.ts';

/** Number of loaded pages in the URL, so that a reload and Back show as many rows. */
const PAGE_PARAM = 'page';

/** A URL restores at most this many pages, because each is a call. */
const MAX_RESTORED_PAGES = 20;

function readPageCount(params: URLSearchParams): number {
  const count = Number(params.get(PAGE_PARAM));
  return Number.isInteger(count) && count >= 1 && count <= MAX_RESTORED_PAGES ? count : 1;
}

export interface ListFiltersState {
  readonly context: FilterContext;
  readonly texts: FilterTexts;
  /** Active filters with their texts, by their first parameter. */
  readonly active: readonly { readonly id: string; readonly label: string }[];
  readonly change: (change: ParamChange) => void;
  readonly reset: () => void;
}

export interface ListState<Filters extends readonly ListFilter[], Answer extends ListAnswer, Row> {
  readonly filters: ListFiltersState;
  readonly request: ListRequest<Filters>;
  readonly query: Pick<
    UseInfiniteQueryResult<InfiniteData<Answer['value']>>,
    'error' | 'errorUpdateCount' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'hasNextPage'
  >;
  readonly retry: () => void;
  /** Undefined until the first page is loaded. */
  readonly loaded: { readonly first: Answer['value']; readonly rows: readonly Row[] } | undefined;
  readonly loadMore: () => void;
}

/** State of a list: filters and number of pages in the URL, rows from the paged call. */
export function useList<Filters extends readonly ListFilter[], Answer extends ListAnswer, Row>(
  definition: ListDefinition<Filters, Answer, Row>,
  choices: Choices,
): ListState<Filters, Answer, Row> {
  const { pagesQuery, rowsOf, rowId } = definition;
  const [params, setParams] = useSearchParams();
  const filters = useFilters(definition.filters, choices);
  const request = { ...listRequest(definition.filters, filters.context), ...definition.constants };
  const query = useInfiniteQuery(pagesQuery(request));
  const { data, hasNextPage, isFetching, error, fetchNextPage, refetch } = query;
  const loadedPages = data?.pages.length ?? 0;
  const isRestoring = loadedPages > 0 && loadedPages < readPageCount(params) && hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (isRestoring) void fetchNextPage();
  }, [isRestoring, fetchNextPage]);
  const loaded = useMemo(() => {
    const [first] = data?.pages ?? [];
    if (data === undefined || first === undefined) return undefined;
    // A row that is added between two requests shifts the pages, so a page may repeat a row.
    return { first, rows: [...new Map(data.pages.flatMap(rowsOf).map((row) => [rowId(row), row])).values()] };
  }, [data, rowsOf, rowId]);
  const loadMore = (): void => {
    if (error !== null || loadedPages >= MAX_RESTORED_PAGES) return void fetchNextPage();
    const next = new URLSearchParams(params);
    next.set(PAGE_PARAM, String(loadedPages + 1));
    setParams(next, { replace: true });
  };
  return { filters, request, query, loaded, loadMore, retry: () => void refetch() };
}

function useFilters(filters: readonly ListFilter[], choices: Choices): ListFiltersState {
  const { brand } = useSite();
  const { i18n } = useTranslation('lists');
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => calendarDay(new Date(), brand.timeZone));
  const recordsDays = useRecordsDays();
  const context = { params, today, recordsDays, timeZone: brand.timeZone, choices };
  const texts = { language: i18n.language, textOf: (key: TextKey) => i18n.t(key) };
  const change = (values: ParamChange): void => {
    const next = new URLSearchParams(params);
    next.delete(PAGE_PARAM);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true });
  };
  const removed = (names: readonly string[]): ParamChange => Object.fromEntries(names.map((name) => [name, undefined]));
  return {
    context,
    texts,
    active: filters.flatMap((filter) => {
      const label = filter.activeText(context, texts);
      return label === undefined ? [] : [{ id: filter.params[0], label }];
    }),
    change,
    reset: () => change(removed(filters.flatMap((filter) => filter.params))),
  };
}

/** Removes one filter, as `active` names it. */
export function withoutFilter(filters: readonly ListFilter[], id: string): ParamChange {
  const filter = filters.find(({ params }) => params[0] === id);
  return Object.fromEntries((filter?.params ?? []).map((name) => [name, undefined]));
}
