import type { ListDownlinesParameters } from '@croupier/sdk/hooks';
import { listDownlinesLimits } from '@croupier/sdk/limits';
import type { AccountType, DownlineActivity } from '@croupier/sdk/types';

import { accountKinds, activities } from './known-kinds.ts';

/** Rows of a page by default, and the choices. */
export const PAGE_SIZES = [20, 50, 100] as const;

type SortColumn = NonNullable<ListDownlinesParameters['sort']>;

export interface TeamSort {
  readonly column: SortColumn;
  readonly direction: 'asc' | 'desc';
}

/** What the page shows; all of it is in the URL. */
export interface TeamView {
  /** Account whose direct accounts are listed; undefined for the agent's own. */
  readonly branch: string | undefined;
  /** Beginning of a name, searched on all levels below the branch. */
  readonly find: string | undefined;
  readonly kind: AccountType | undefined;
  readonly activity: DownlineActivity | undefined;
  readonly sort: TeamSort;
  /** One-based. */
  readonly page: number;
  readonly pageSize: number;
  /** Account whose details are open. */
  readonly account: string | undefined;
}

const SORTS: readonly SortColumn[] = ['account', 'teamSize', 'balance', 'lastLoginAt', 'registeredAt'];
const DEFAULT_SORT: TeamSort = { column: 'registeredAt', direction: 'desc' };

/** The view in the URL. Anybody can write one, so what is invalid is ignored. */
export function readTeamView(params: URLSearchParams): TeamView {
  const [column, direction] = params.get('sort')?.split('.') ?? [];
  const sorted = SORTS.find((one) => one === column);
  const page = Number(params.get('page'));
  return {
    branch: nameIn(params, 'branch'),
    find: nameIn(params, 'find'),
    kind: accountKinds.values.find((kind) => kind === params.get('kind')),
    activity: activities.values.find((activity) => activity === params.get('activity')),
    sort: sorted === undefined ? DEFAULT_SORT : { column: sorted, direction: direction === 'asc' ? 'asc' : 'desc' },
    page: Number.isInteger(page) && page >= 1 && page <= listDownlinesLimits.pageNo.maximum ? page : 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? PAGE_SIZES[0],
    account: nameIn(params, 'account'),
  };
}

function nameIn(params: URLSearchParams, param: string): string | undefined {
  const name = params.get(param)?.trim() ?? '';
  return name !== '' && name.length <= listDownlinesLimits.account.maxLength ? name : undefined;
}

/** The URL's parameters of a view, without what is the default. */
export function teamParams(view: TeamView): URLSearchParams {
  const { branch, find, kind, activity, sort, page, pageSize, account } = view;
  const isDefaultSort = sort.column === DEFAULT_SORT.column && sort.direction === DEFAULT_SORT.direction;
  const written = {
    branch,
    find,
    kind,
    activity,
    sort: isDefaultSort ? undefined : `${sort.column}.${sort.direction}`,
    page: page === 1 ? undefined : String(page),
    size: pageSize === PAGE_SIZES[0] ? undefined : String(pageSize),
    account,
  };
  return new URLSearchParams(
    Object.entries(written).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/** The request of a view. */
export function requestOf({ branch, find, kind, activity, sort, page, pageSize }: TeamView): ListDownlinesParameters {
  return {
    ...(branch !== undefined && { parentAccount: branch }),
    ...(find !== undefined && { account: find }),
    ...(kind !== undefined && { accountType: kind }),
    ...(activity !== undefined && { activity }),
    sort: sort.column,
    order: sort.direction,
    pageNo: page,
    pageSize,
  };
}
