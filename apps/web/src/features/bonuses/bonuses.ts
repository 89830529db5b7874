import { downloadCsv } from '@croupier/sdk/csv';
import { listBonusDetailsPagesQuery } from '@croupier/sdk/hooks';
import type { BonusDetail, BonusType } from '@croupier/sdk/types';

import { choiceFilter } from '../../shared/lists/choice-filter.tsx';
import { dayRangeFilter } from '../../shared/lists/day-range-filter.tsx';
import { amountOf, defineList } from '../../shared/lists/list-definition.ts';
import { defineStatuses } from '../../shared/lists/statuses.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { paths } from '../../shared/paths.ts';

const types = defineStatuses<BonusType>(
  {
    PROMOTION: 'neutral',
    MISSION: 'neutral',
    REBATE: 'neutral',
    VIP: 'neutral',
    REFERRAL: 'neutral',
    RAFFLE: 'neutral',
    POINTS: 'neutral',
  },
  { unknown: 'PROMOTION', textOf: (type) => `bonuses:type.${type}` },
);

/** What became of a bonus: of its requirement when it has one, else of the bonus. */
export type BonusState = NonNullable<BonusDetail['grantState']> | 'APPLYING' | 'REJECTED' | 'ISSUED' | 'CLAIMED';

export const bonusStates = defineStatuses<BonusState>(
  {
    OPEN: 'pending',
    DONE: 'success',
    CLEARED: 'neutral',
    EXPIRED: 'neutral',
    FORFEITED: 'neutral',
    WAIVED: 'neutral',
    APPLYING: 'pending',
    REJECTED: 'danger',
    ISSUED: 'warning',
    CLAIMED: 'success',
  },
  { unknown: 'CLAIMED', textOf: (state) => `bonuses:state.${state}` },
);

const CLAIM_STATES = ['APPLYING', 'REJECTED', 'ISSUED', 'CLAIMED'] as const;

export const bonuses = defineList({
  filters: [
    dayRangeFilter({ defaultDays: 90 }),
    choiceFilter({
      name: 'bonusType',
      param: 'type',
      label: 'bonuses:typeLabel',
      values: types.values,
      textOf: types.textOf,
    }),
    choiceFilter({ name: 'status', label: 'bonuses:stateLabel', values: CLAIM_STATES, textOf: bonusStates.textOf }),
  ],
  pagesQuery: listBonusDetailsPagesQuery,
  downloadCsv: (query) => downloadCsv('listBonusDetails', { query }),
  rowsOf: ({ content }) => content,
  rowId: ({ bonusId }) => bonusId,
  Detail: lazyComponent(async () => (await import('./BonusDetailSheet.tsx')).BonusDetailSheet),
  columns: [
    { id: 'title', label: 'bonuses:bonus', format: 'text', value: ({ title }) => title },
    {
      id: 'type',
      label: 'bonuses:typeLabel',
      format: 'enum',
      value: ({ bonusType }) => bonusType,
      textOf: types.textOf,
      phone: 'hidden',
    },
    { id: 'time', label: 'bonuses:time', format: 'time', value: ({ time }) => time, phone: 'meta' },
    {
      id: 'state',
      label: 'bonuses:stateLabel',
      format: 'status',
      value: ({ grantState, status }) => grantState ?? status,
      statuses: bonusStates,
      phone: 'meta',
    },
    {
      id: 'required',
      label: 'bonuses:required',
      format: 'money',
      value: amountOf('turnoverRequired'),
      phone: 'hidden',
    },
    { id: 'done', label: 'bonuses:done', format: 'money', value: amountOf('turnoverDone'), phone: 'hidden' },
    { id: 'amount', label: 'bonuses:amount', format: 'money', value: amountOf('amount'), phone: 'value' },
  ],
  texts: {
    title: 'bonuses:title',
    failed: 'bonuses:failed',
    shown: 'bonuses:shown',
    empty: {
      icon: 'ticket',
      title: 'bonuses:none.title',
      text: 'bonuses:none.text',
      action: { label: 'bonuses:none.action', to: paths.deposit },
    },
  },
});
