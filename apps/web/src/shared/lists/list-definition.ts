import type { ApiError, ErrorCode } from '@croupier/sdk/errors';
import type { CsvFile } from '@croupier/sdk/csv';
import type { Icon } from '@croupier/ui/display/Icon';
import type { RecordColumn, RecordRow } from '@croupier/ui/data/RecordTable';
import type { InfiniteData, UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { ComponentProps, ComponentType } from 'react';

import type { TextKey } from '../../i18n/text-key.ts';
import type { EntryState } from '../entry-state.ts';
import type { MoneyChange } from '../Money.tsx';
import type { TimeWindow } from '../window-text.ts';
import type { ListFilter, ListRequest, RequestOf } from './list-filter.ts';
import type { StatusSet } from './statuses.ts';

export interface Money {
  /** Decimal string. */
  readonly value: string;
  readonly currency: string;
}

/** Reads an amount beside its `currency`, as most items of the contract have it. */
export function amountOf<const Key extends string>(key: Key) {
  return (item: { readonly [Name in Key]?: string } & { readonly currency: string }): Money | undefined => {
    const value = item[key];
    return value === undefined ? undefined : { value, currency: item.currency };
  };
}

/** `minutes` by default; `seconds` are without the year, `clock` is the time of the day under the head of its day. */
export type TimePrecision = 'minutes' | 'seconds' | 'clock';

/** How a value of an item is shown; an undefined value is shown as a dash. */
export type FieldFormat<Item> =
  | { readonly format: 'text'; readonly value: (item: Item) => string | undefined }
  | { readonly format: 'count'; readonly value: (item: Item) => number }
  /** A change is shown with its sign; see `Money`. */
  | { readonly format: 'money'; readonly value: (item: Item) => Money | undefined; readonly change?: MoneyChange }
  /** ISO 8601, shown in the brand's time zone. */
  | { readonly format: 'time'; readonly value: (item: Item) => string | undefined; readonly precision?: TimePrecision }
  /** A half-open time, such as `Nov 1 – 15`. */
  | { readonly format: 'window'; readonly value: (item: Item) => TimeWindow }
  /** A rate of the contract as a percentage; undefined where none applies. */
  | { readonly format: 'rate'; readonly value: (item: Item) => string | undefined }
  | { readonly format: 'status'; readonly value: (item: Item) => string; readonly statuses: StatusSet<string> }
  /** A value of an enum as plain text; `nameOf` for items that have a name of their own instead. */
  | {
      readonly format: 'enum';
      readonly value: (item: Item) => string;
      readonly textOf: (value: string) => TextKey;
      readonly nameOf?: (item: Item) => string | undefined;
    };

interface FieldName {
  readonly id: string;
  readonly label: TextKey;
}

/** A figure over all matching rows. */
export type ListTotal<Page> = FieldName & FieldFormat<Page>;

/** The first column names the row. Money and counts are aligned to the end. */
export type ListColumn<Row> = FieldName &
  FieldFormat<Row> & {
    /** Place in a row of two lines on phones; see `RecordColumn`. */
    readonly phone?: RecordColumn['phone'];
    /** True for the usual value, which phones hide. */
    readonly isUsual?: (row: Row) => boolean;
  };

interface ListTexts {
  /** Accessible name of the list. */
  readonly title: TextKey;
  readonly failed: TextKey;
  /** Has `shown` and `count`. */
  readonly shown: TextKey;
  /** No rows although no filter is active. */
  readonly empty: {
    readonly icon: ComponentProps<typeof Icon>['name'];
    readonly title: TextKey;
    readonly text: TextKey;
    /** Next step. */
    readonly action: { readonly label: TextKey; readonly to: string };
  };
}

export interface DetailProps<Row> {
  readonly row: Row;
  readonly onClose: () => void;
}

/** What the kit needs of the answer of a paged call. */
export interface ListAnswer {
  readonly value: { readonly totalElements: number };
}

/** Rows under a head for each day in the brand's time zone; the list has the newest first. */
interface ListDays<Row> {
  /** ISO 8601 */
  readonly timeOf: (row: Row) => string;
  /** The amounts that are added up for a day, and their column. */
  readonly sum: { readonly column: string; readonly of: (row: Row) => Money };
}

/** Rows that a press opens in place, instead of in a `Detail`. */
interface ListExpansion<Row> {
  readonly isOf: (row: Row) => boolean;
  /** Below the row. */
  readonly Content: ComponentType<{ readonly row: Row }>;
}

/** Columns and rows: what a view of a list needs. */
export interface ListRows<Row> {
  readonly columns: readonly [ListColumn<Row>, ...ListColumn<Row>[]];
  readonly rowId: (row: Row) => string;
  /** URL of a portrait picture beside the first column. */
  readonly pictureOf?: (row: Row) => string | undefined;
  /** Icon beside the first column, and the tone of its tile. */
  readonly iconOf?: (row: Row) => Pick<RecordRow, 'icon' | 'iconTone'>;
  /** Small below the first column. */
  readonly Note?: ComponentType<{ readonly row: Row }>;
  /** Whether the note is more than a few words, and needs a line of its own on narrow phones. */
  readonly hasLongNote?: (row: Row) => boolean;
  readonly days?: ListDays<Row>;
  /** Only where rows can be opened. */
  readonly expansion?: ListExpansion<Row>;
  /** Page that a row leads to. */
  readonly linkOf?: (row: Row) => string;
  /** State of these links, where they open something over the same page. */
  readonly linkState?: EntryState;
}

/** A list with filters as data; see CONTRIBUTING.md. */
export interface ListDefinition<
  Filters extends readonly ListFilter[],
  Answer extends ListAnswer,
  Row,
> extends ListRows<Row> {
  readonly filters: Filters;
  /** The generated query of the paged call. The request has what the filters give, and the constants. */
  readonly pagesQuery: (
    request: ListRequest<Filters>,
  ) => UseInfiniteQueryOptions<Answer, ApiError, InfiniteData<Answer['value']>>;
  /** Parameters that are the same for every request, such as a scope. */
  readonly constants?: object;
  readonly rowsOf: (page: Answer['value']) => readonly Row[];
  /** Codes with which the call refuses the value of a filter, for example an account outside the team. */
  readonly filterRefusals?: readonly ErrorCode[];
  /** The call's CSV form: all rows that the filters match. */
  readonly downloadCsv?: (request: ListRequest<Filters>) => Promise<CsvFile>;
  readonly totals?: readonly ListTotal<Answer['value']>[];
  /** Opened by a press of a row. */
  readonly Detail?: ComponentType<DetailProps<Row>>;
  readonly texts: ListTexts;
}

/** What a list takes from its call, to infer the call's parameters. */
export interface ListCall<Request> {
  readonly pagesQuery: (request?: Request) => unknown;
  readonly constants?: Partial<Request>;
}

/**
 * No arguments; the compiler asks for one for a filter that is no parameter of the call, which the platform would ignore.
 */
export type NoUnknownFilter<Filters extends readonly ListFilter[], Request> = [
  Exclude<keyof RequestOf<Filters>, keyof Request>,
] extends [never]
  ? []
  : [filterThatTheCallDoesNotHave: Exclude<keyof RequestOf<Filters>, keyof Request>];

/** Infers the types of a definition; the compiler checks the filters against the call's parameters. */
export function defineList<const Filters extends readonly ListFilter[], Answer extends ListAnswer, Row, Request>(
  definition: ListDefinition<Filters, Answer, Row> & ListCall<Request>,
  ..._unknownFilter: NoUnknownFilter<Filters, Request>
): ListDefinition<Filters, Answer, Row> {
  return definition;
}
