import { paths } from '../../shared/paths.ts';

/** Views of the reward center, as the URL names them; the first one is without a parameter. */
export const REWARD_VIEWS = ['open', 'collected', 'expired'] as const;

export type RewardView = (typeof REWARD_VIEWS)[number];

/** The view of a URL; the first one for anything else. */
export function viewOf(params: URLSearchParams): RewardView {
  const view = params.get('view');
  return REWARD_VIEWS.find((known) => known === view) ?? 'open';
}

export function rewardsPath(view: RewardView): string {
  return view === 'open' ? paths.rewards : `${paths.rewards}?view=${view}`;
}
