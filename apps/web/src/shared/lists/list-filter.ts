import type { ComponentType } from 'react';

import type { TextKey } from '../../i18n/text-key.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Choices by URL parameter, for filters whose values the page reads from another call; undefined while it loads. */
export type Choices = Readonly<Record<string, readonly Choice[] | undefined>>;

export const NO_CHOICES: Choices = {};

/** What the filters of a list are read from. */
export interface FilterContext {
  /** Parameters of the URL. Anybody can write them, so each filter ignores what is invalid. */
  readonly params: URLSearchParams;
  /** Today in the brand's time zone, `yyyy-MM-dd`. */
  readonly today: string;
  /** Maximum number of days of a list, today included. */
  readonly recordsDays: number;
  readonly timeZone: string;
  readonly choices: Choices;
}

/** Text of a key in the visitor's language. */
export interface FilterTexts {
  readonly language: string;
  readonly textOf: (key: TextKey) => string;
}

/** New values of URL parameters; undefined removes one. */
export type ParamChange = Readonly<Record<string, string | undefined>>;

export interface FilterFieldProps {
  readonly context: FilterContext;
  readonly texts: FilterTexts;
  readonly onChange: (change: ParamChange) => void;
}

/** A filter of a list: its state in the URL, its part of the request, and its field. */
export interface ListFilter<Request extends object = object> {
  /** URL parameters with the state of the filter; the first one identifies it. */
  readonly params: readonly [string, ...string[]];
  /** Its part of the request; empty for all rows. */
  readonly requestOf: (context: FilterContext) => Request;
  /** Text of the active filter; undefined for the default, which has no chip. */
  readonly activeText: (context: FilterContext, texts: FilterTexts) => string | undefined;
  readonly Field: ComponentType<FilterFieldProps>;
}

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer All) => void
  ? All
  : never;

/** What the filters of a list add to its request. */
export type RequestOf<Filters extends readonly ListFilter[]> = Intersection<
  Filters[number] extends ListFilter<infer Request> ? Request : never
>;

/** Entries per page. */
const LIST_PAGE_SIZE = 20;

/** The request of a list without its page number. */
export type ListRequest<Filters extends readonly ListFilter[]> = RequestOf<Filters> & { readonly pageSize: number };

export function listRequest<const Filters extends readonly ListFilter[]>(
  filters: Filters,
  context: FilterContext,
): ListRequest<Filters> {
  const parts = filters.map(({ requestOf }) => requestOf(context));
  // The type is the intersection of the parts by definition.
  return Object.assign({ pageSize: LIST_PAGE_SIZE }, ...parts) as ListRequest<Filters>;
}
