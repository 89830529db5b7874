import type { ListPromotionsPagesParameters } from '@croupier/sdk/hooks';

import { paths } from '../../shared/paths.ts';

/** Views of the list, as the URL names them; the first one is without a parameter. */
export const PROMOTION_VIEWS = ['open', 'mine', 'ended'] as const;

export type PromotionView = (typeof PROMOTION_VIEWS)[number];

/** What the list shows: a view, and one kind or all. */
export interface PromotionFilter {
  readonly view: PromotionView;
  /** Code of `listPromotionTypes`; undefined for all kinds. */
  readonly type?: string | undefined;
}

/** Those that are open or the member's fit in one page of the call's maximum; those that have ended grow without limit. */
const PAGE_SIZES = { open: 100, mine: 100, ended: 24 } as const;

/** Maximum length of a kind's code. */
const MAX_TYPE = 64;

const WIRE_VIEWS = { open: 'OPEN', mine: 'MINE', ended: 'ENDED' } as const;

/** The filter of a URL; anything that is no value of it is left out. */
export function readFilter(params: URLSearchParams): PromotionFilter {
  const view = PROMOTION_VIEWS.find((known) => known === params.get('view')) ?? 'open';
  const type = params.get('type') ?? '';
  return type === '' || type.length > MAX_TYPE ? { view } : { view, type };
}

/** URL of the list with a filter. */
export function listPath({ view, type }: PromotionFilter): string {
  const params = new URLSearchParams({ ...(type !== undefined && { type }), ...(view !== 'open' && { view }) });
  return params.size === 0 ? paths.promotions : `${paths.promotions}?${params.toString()}`;
}

/** Parameters of `listPromotions` for a filter. */
export function parametersOf({ view, type }: PromotionFilter): ListPromotionsPagesParameters {
  return { view: WIRE_VIEWS[view], pageSize: PAGE_SIZES[view], ...(type !== undefined && { promotionType: type }) };
}
