import { earliest, emit, type DomainContext, type DueStep } from '../kernel/index.ts';

/** The next end of a reward that nobody claimed: the badge of its member changes. */
export function nextRewardEnd(context: DomainContext): DueStep | undefined {
  const { rewards } = context.store;
  return earliest(
    rewards.findBy('isOpen', true).flatMap(({ id, memberId, expiresAt }) => {
      if (expiresAt === null) return [];
      const run = (): void => {
        rewards.update(id, { isOpen: false });
        emit(context, 'badgesChanged', { memberId });
      };
      return [{ at: Date.parse(expiresAt), run }];
    }),
  );
}
