import { downloadCsv } from '@croupier/sdk/csv';
import { listPointHistoryPagesQuery } from '@croupier/sdk/hooks';
import type { PointRecordType } from '@croupier/sdk/types';

import { choiceFilter } from '../../shared/lists/choice-filter.tsx';
import { dayRangeFilter } from '../../shared/lists/day-range-filter.tsx';
import { defineList } from '../../shared/lists/list-definition.ts';
import { defineStatuses } from '../../shared/lists/statuses.ts';
import { paths } from '../../shared/paths.ts';

const types = defineStatuses<PointRecordType>(
  { EARN: 'neutral', REDEEM: 'neutral', CONVERT: 'neutral', REFUND: 'neutral', ADJUST: 'neutral' },
  { unknown: 'ADJUST', textOf: (type) => `pointsMall:type.${type}` },
);

/** Points line by line, with the points after each. */
export const pointRecords = defineList({
  filters: [
    dayRangeFilter({ defaultDays: 30 }),
    choiceFilter({ name: 'type', label: 'pointsMall:lines.what', values: types.values, textOf: types.textOf }),
  ],
  pagesQuery: listPointHistoryPagesQuery,
  downloadCsv: (query) => downloadCsv('listPointHistory', { query }),
  rowsOf: ({ content }) => content,
  rowId: ({ recordId }) => recordId,
  totals: [
    {
      id: 'received',
      label: 'pointsMall:lines.received',
      format: 'count',
      value: ({ total }) => Number(total.received),
    },
    { id: 'spent', label: 'pointsMall:lines.spent', format: 'count', value: ({ total }) => Number(total.spent) },
  ],
  columns: [
    { id: 'what', label: 'pointsMall:lines.what', format: 'enum', value: ({ type }) => type, textOf: types.textOf },
    { id: 'time', label: 'pointsMall:lines.time', format: 'time', value: ({ time }) => time, phone: 'meta' },
    { id: 'remark', label: 'pointsMall:lines.note', format: 'text', value: ({ remark }) => remark, phone: 'meta' },
    {
      id: 'points',
      label: 'pointsMall:lines.points',
      format: 'count',
      value: ({ points }) => Number(points),
      phone: 'value',
    },
    {
      id: 'after',
      label: 'pointsMall:lines.after',
      format: 'count',
      value: ({ balanceAfter }) => Number(balanceAfter),
    },
  ],
  texts: {
    title: 'pointsMall:lines.title',
    failed: 'pointsMall:lines.failed',
    shown: 'pointsMall:lines.shown',
    empty: {
      icon: 'star',
      title: 'pointsMall:lines.none',
      text: 'pointsMall:lines.noneText',
      action: { label: 'pointsMall:redeemed.action', to: paths.pointsMall },
    },
  },
});
