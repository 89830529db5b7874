import { listPointRedemptionsPagesQuery } from '@croupier/sdk/hooks';
import { listPointRedemptionsLimits } from '@croupier/sdk/limits';

import { choiceFilter } from '../../shared/lists/choice-filter.tsx';
import { dayRangeFilter } from '../../shared/lists/day-range-filter.tsx';
import { searchFilter } from '../../shared/lists/input-filters.tsx';
import { defineList } from '../../shared/lists/list-definition.ts';
import { paths } from '../../shared/paths.ts';
import { RedemptionNote } from './RedemptionNote.tsx';
import { redemptionStatuses } from './redemption-status.ts';

/** Goods that the member took for points [POINTS-03] [POINTS-04]. */
export const redemptions = defineList({
  filters: [
    dayRangeFilter({ defaultDays: 90 }),
    choiceFilter({
      name: 'status',
      label: 'pointsMall:redeemed.status',
      values: redemptionStatuses.values,
      textOf: redemptionStatuses.textOf,
    }),
    searchFilter({
      name: 'redemptionId',
      label: 'pointsMall:redeemed.number',
      limits: listPointRedemptionsLimits.redemptionId,
    }),
  ],
  pagesQuery: listPointRedemptionsPagesQuery,
  rowsOf: ({ content }) => content,
  rowId: ({ redemptionId }) => redemptionId,
  Note: RedemptionNote,
  columns: [
    { id: 'name', label: 'pointsMall:redeemed.goods', format: 'text', value: ({ name }) => name },
    { id: 'number', label: 'pointsMall:redeemed.number', format: 'text', value: ({ redemptionId }) => redemptionId },
    {
      id: 'time',
      label: 'pointsMall:redeemed.time',
      format: 'time',
      value: ({ createdAt }) => createdAt,
      phone: 'meta',
    },
    {
      id: 'status',
      label: 'pointsMall:redeemed.status',
      format: 'status',
      value: ({ status }) => status,
      statuses: redemptionStatuses,
      phone: 'meta',
    },
    { id: 'quantity', label: 'pointsMall:redeemed.quantity', format: 'count', value: ({ quantity }) => quantity },
    {
      id: 'points',
      label: 'pointsMall:redeemed.points',
      format: 'count',
      value: ({ points }) => Number(points),
      phone: 'value',
    },
  ],
  texts: {
    title: 'pointsMall:redeemed.title',
    failed: 'pointsMall:redeemed.failed',
    shown: 'pointsMall:redeemed.shown',
    empty: {
      icon: 'history',
      title: 'pointsMall:redeemed.none',
      text: 'pointsMall:redeemed.noneText',
      action: { label: 'pointsMall:redeemed.action', to: paths.pointsMall },
    },
  },
});
