import { DAY_MS, formatAmount, HOUR_MS, parseAmount, periodAt } from '@croupier/sdk/rules';

import { createRandom } from '../clock/random.ts';
import { SITE_CURRENCY, SITE_TIME_ZONE, type DomainContext } from '../domain/kernel/index.ts';
import { putLimit } from '../domain/player-limits/index.ts';
import { createHistoryWriter, orderIdOn } from './history.ts';
import { ids } from './members.ts';

const LIGAYA = ids.expiredPassword;
/** Deposit limit of the day of ligaya, and what she has deposited today. */
const LIMIT = parseAmount('500.00', SITE_CURRENCY);

/** Age in ms from which an account has had a review of its limits, and how long ago that was. */
const REVIEWED_AGE = 300 * DAY_MS;
const REVIEWED_AGO = 60 * DAY_MS;

/** Seeds a deposit limit that is used up, that of ligaya, and the last reviews of old accounts. */
export function seedPlayerLimits(context: DomainContext): void {
  seedUsedUpLimit(context);
  seedReviews(context);
}

function seedReviews({ store, clock }: DomainContext): void {
  const now = clock.now().getTime();
  const isOld = ({ registeredAt }: { readonly registeredAt: string | null }): boolean =>
    registeredAt !== null && Date.parse(registeredAt) < now - REVIEWED_AGE;
  const shownAt = new Date(now - REVIEWED_AGO).toISOString();
  const old = store.profiles.all().filter(isOld);
  store.transact(() => old.forEach(({ id }) => store.limitReviews.insert({ id, shownAt })));
}

function seedUsedUpLimit(context: DomainContext): void {
  const { store, clock } = context;
  const today = periodAt('DAY', clock.now(), SITE_TIME_ZONE).start.getTime();
  const at = Math.max(today, clock.now().getTime() - HOUR_MS);
  store.transact(() => {
    createHistoryWriter(context, LIGAYA, createRandom(1)).deposit(at, LIMIT.minor, orderIdOn(context, at));
    putLimit(context, LIGAYA, { kind: 'DEPOSIT', period: 'DAY' }, formatAmount(LIMIT));
  });
}
