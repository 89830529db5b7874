import { addDays, calendarDay, DAY_MS, MINUTE_MS } from '@croupier/sdk/rules';

import { checkIdOf } from '../domain/identity/index.ts';
import { SITE_TIME_ZONE, type DomainContext } from '../domain/kernel/index.ts';
import { ids } from './members.ts';

/** Documents that staff accepted: that of maricel is valid for years, that of ligaya has expired. */
const DOCUMENTS = [
  { memberId: ids.member, documentNumber: 'P8412073A', sentDaysAgo: 60, validDays: 1663 },
  { memberId: ids.expiredPassword, documentNumber: 'P5520917B', sentDaysAgo: 190, validDays: -6 },
] as const;

/** Seeds the verified identities of the personas. */
export function seedIdentity({ store, clock }: DomainContext): void {
  const now = clock.now();
  store.transact(() => {
    for (const { memberId, documentNumber, sentDaysAgo, validDays } of DOCUMENTS) {
      const sent = now.getTime() - sentDaysAgo * DAY_MS;
      store.identityChecks.insert({
        id: checkIdOf(memberId, 'DOCUMENT'),
        memberId,
        kind: 'DOCUMENT',
        documentType: 'PASSPORT',
        documentNumber,
        expiresOn: addDays(calendarDay(now, SITE_TIME_ZONE), validDays),
        images: [],
        submittedAt: new Date(sent).toISOString(),
        status: 'VERIFIED',
        decidedAt: new Date(sent + 2 * MINUTE_MS).toISOString(),
        refusalCode: null,
      });
    }
  });
}
