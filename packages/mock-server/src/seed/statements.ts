import { DAY_MS, MINUTE_MS } from '@croupier/sdk/rules';

import type { DomainContext } from '../domain/kernel/index.ts';
import { ids } from './members.ts';

/** Seeds the statement of the contract's example, which maricel asked for an hour ago. */
export function seedStatements({ store, clock, secrets }: DomainContext): void {
  const requested = clock.now().getTime() - 60 * MINUTE_MS;
  const timeAt = (ms: number): string => new Date(ms).toISOString();
  store.transact(() =>
    store.requestedStatements.insert({
      id: 'st_20261121_01',
      memberId: ids.member,
      startTime: timeAt(requested - 60 * DAY_MS),
      endTime: timeAt(requested),
      requestedAt: timeAt(requested),
      readyAt: timeAt(requested + MINUTE_MS),
      expiresAt: timeAt(requested + MINUTE_MS + 30 * DAY_MS),
      fileToken: secrets.hex(32),
    }),
  );
}
