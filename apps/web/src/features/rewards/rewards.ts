import { downloadCsv } from '@croupier/sdk/csv';
import { listRewardsPagesQuery } from '@croupier/sdk/hooks';
import type { RewardSource, RewardStatus } from '@croupier/sdk/types';

import { choiceFilter } from '../../shared/lists/choice-filter.tsx';
import { amountOf, defineList } from '../../shared/lists/list-definition.ts';
import { defineStatuses } from '../../shared/lists/statuses.ts';
import { paths } from '../../shared/paths.ts';

export const rewardSources = defineStatuses<RewardSource>(
  {
    PROMOTION: 'neutral',
    MISSION: 'neutral',
    VIP: 'neutral',
    REFERRAL: 'neutral',
    RAFFLE: 'neutral',
    SYSTEM: 'neutral',
  },
  { unknown: 'SYSTEM', textOf: (source) => `rewards:source.${source}` },
);

const statuses = defineStatuses<RewardStatus>(
  { CLAIMABLE: 'warning', CLAIMED: 'success', EXPIRED: 'neutral' },
  { unknown: 'CLAIMED', textOf: (status) => `rewards:status.${status}` },
);

const sourceFilter = choiceFilter({
  name: 'source',
  param: 'source',
  label: 'rewards:sourceLabel',
  values: rewardSources.values,
  textOf: rewardSources.textOf,
});

/** Rewards of the last 90 days that were collected, newest first. */
export const collectedRewards = defineList({
  filters: [sourceFilter],
  constants: { status: 'CLAIMED' },
  pagesQuery: listRewardsPagesQuery,
  downloadCsv: (query) => downloadCsv('listRewards', { query }),
  rowsOf: ({ content }) => content,
  rowId: ({ rewardId }) => rewardId,
  totals: [{ id: 'total', label: 'rewards:total', format: 'money', value: amountOf('totalAmount') }],
  columns: [
    { id: 'title', label: 'rewards:reward', format: 'text', value: ({ title }) => title },
    {
      id: 'source',
      label: 'rewards:sourceLabel',
      format: 'enum',
      value: ({ source }) => source,
      textOf: rewardSources.textOf,
      phone: 'hidden',
    },
    {
      id: 'claimedAt',
      label: 'rewards:collectedAt',
      format: 'time',
      value: ({ claimedAt }) => claimedAt,
      phone: 'meta',
    },
    { id: 'amount', label: 'rewards:amount', format: 'money', value: amountOf('amount'), phone: 'value' },
  ],
  texts: {
    title: 'rewards:views.collected',
    failed: 'rewards:failed',
    shown: 'rewards:shown',
    empty: {
      icon: 'gift',
      title: 'rewards:noneCollected.title',
      text: 'rewards:noneCollected.text',
      action: { label: 'rewards:toOffers', to: paths.promotions },
    },
  },
});

/** Rewards of the last 90 days that were not collected in time, newest first. */
export const expiredRewards = defineList({
  filters: [sourceFilter],
  constants: { status: 'EXPIRED' },
  pagesQuery: listRewardsPagesQuery,
  rowsOf: ({ content }) => content,
  rowId: ({ rewardId }) => rewardId,
  columns: [
    { id: 'title', label: 'rewards:reward', format: 'text', value: ({ title }) => title },
    {
      id: 'source',
      label: 'rewards:sourceLabel',
      format: 'enum',
      value: ({ source }) => source,
      textOf: rewardSources.textOf,
      phone: 'hidden',
    },
    { id: 'expiresAt', label: 'rewards:endedAt', format: 'time', value: ({ expiresAt }) => expiresAt, phone: 'meta' },
    {
      id: 'status',
      label: 'rewards:statusLabel',
      format: 'status',
      value: ({ status }) => status,
      statuses,
      phone: 'hidden',
    },
    { id: 'amount', label: 'rewards:amount', format: 'money', value: amountOf('amount'), phone: 'value' },
  ],
  texts: {
    title: 'rewards:views.expired',
    failed: 'rewards:failed',
    shown: 'rewards:shown',
    empty: {
      icon: 'gift',
      title: 'rewards:noneExpired.title',
      text: 'rewards:noneExpired.text',
      action: { label: 'rewards:toOffers', to: paths.promotions },
    },
  },
});
