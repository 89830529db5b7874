import type { OperationId } from '@croupier/sdk/operations';

import type { World } from '../node.ts';

const LONG_AGO = '2026-01-21T06:00:00.000Z';

/** Excludes a member in the way that a call about lifting an exclusion needs; does nothing for all others. */
export function prepareLift({ store }: World, memberId: string, id: OperationId): void {
  if (id !== 'requestExclusionLift' && id !== 'confirmExclusionLift') return;
  const isRequested = id === 'confirmExclusionLift';
  store.transact(() =>
    store.breaks.insert({
      id: memberId,
      state: 'SELF_EXCLUSION',
      since: LONG_AGO,
      until: '2031-01-21T06:00:00.000Z',
      irrevocableUntil: '2026-07-21T06:00:00.000Z',
      endsBy: 'TIME',
      liftRequestedAt: isRequested ? '2026-11-13T06:00:00.000Z' : null,
      confirmableAt: isRequested ? '2026-11-20T06:00:00.000Z' : null,
      liftsAt: null,
    }),
  );
}
