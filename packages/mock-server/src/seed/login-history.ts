import { DAY_MS, HOUR_MS, MINUTE_MS, periodAt } from '@croupier/sdk/rules';

import { SITE_TIME_ZONE, type DomainContext } from '../domain/kernel/index.ts';
import { ids } from './members.ts';

interface Place {
  readonly ip: string;
  readonly location: string;
  readonly device: string;
}

interface LoginHabit {
  readonly logins: number;
  /** Average days between two logins. */
  readonly interval: number;
  /** Locations, the usual one first. */
  readonly places: readonly [Place, ...Place[]];
}

const place = (ip: string, location: string, device: string): Place => ({ ip, location, device });

/** Login habits by member. The IP addresses are reserved for documentation. */
const HABITS: readonly (readonly [memberId: string, habit: LoginHabit])[] = [
  [
    ids.member,
    {
      logins: 64,
      interval: 1.9,
      places: [
        place('203.0.113.24', 'Quezon City, PH', 'Browser on Android'),
        place('203.0.113.24', 'Quezon City, PH', 'Browser on Windows'),
        place('198.51.100.7', 'Makati, PH', 'Browser on Android'),
        place('198.51.100.200', 'Cebu City, PH', 'Browser on Android'),
      ],
    },
  ],
  [
    ids.agent,
    {
      logins: 48,
      interval: 2.5,
      places: [
        place('203.0.113.88', 'Davao City, PH', 'Browser on Windows'),
        place('203.0.113.88', 'Davao City, PH', 'Browser on iOS'),
      ],
    },
  ],
  [
    ids.expiredPassword,
    { logins: 12, interval: 8, places: [place('198.51.100.40', 'Iloilo City, PH', 'Browser on Android')] },
  ],
  [ids.weakPassword, { logins: 3, interval: 6, places: [place('203.0.113.140', 'Bacolod, PH', 'Browser on Android')] }],
  [ids.unknownAddress, { logins: 10, interval: 9, places: [place('198.51.100.61', 'Baguio, PH', 'Browser on macOS')] }],
];

/** Time after midnight at which somebody tried a wrong password of the member. */
const FAILED_AT = 5 * HOUR_MS + 12 * MINUTE_MS;

/** Addresses that members trust: since how many days, and hours since the last login from there. */
const TRUSTED = [
  { id: 'ta_19c3', memberId: ids.member, ip: '203.0.113.24', location: 'Quezon City, PH', days: 19, lastUsed: 3 },
  { id: 'ta_2f07', memberId: ids.member, ip: '198.51.100.7', location: 'Makati, PH', days: 61, lastUsed: 130 },
  { id: 'ta_77b0', memberId: ids.unknownAddress, ip: '198.51.100.61', location: 'Baguio, PH', days: 88, lastUsed: 200 },
];

/** Time since the member logged in at a computer, where the session is still open. */
const OPEN_SESSION = { loginId: 'log_4f81', ago: 3 * HOUR_MS, lastCallAgo: 50 * MINUTE_MS };

/** Seeds months of logins of older accounts, a failed attempt in the night, an open session and trusted addresses. */
export function seedLoginHistory({ store, clock, random }: DomainContext): void {
  const now = clock.now().getTime();
  store.transact(() => {
    for (const [memberId, { logins, interval, places }] of HABITS) {
      for (let login = logins; login > 0; login -= 1) {
        const ago = login * interval * DAY_MS - random.integer(0, 20) * HOUR_MS - random.integer(0, 59) * MINUTE_MS;
        const usedPlace = random.next() < 0.7 ? places[0] : (places[random.integer(0, places.length - 1)] ?? places[0]);
        const loggedInAt = new Date(now - Math.max(ago, HOUR_MS)).toISOString();
        store.loginRecords.insert({
          id: `log_${memberId}_${logins - login}`,
          memberId,
          loggedInAt,
          ...usedPlace,
          outcome: 'SUCCESS',
          method: 'PASSWORD',
        });
      }
    }
    store.loginRecords.insert({
      id: `log_${ids.member}_failed`,
      memberId: ids.member,
      loggedInAt: failedAt(clock.now()).toISOString(),
      ...place('198.51.100.77', 'Cebu City, PH', 'Browser on Windows'),
      outcome: 'WRONG_PASSWORD',
      method: 'PASSWORD',
    });
    seedOpenSession({ store, clock, random });
    for (const { days, lastUsed, ...address } of TRUSTED) {
      const [trustedAt, lastUsedAt] = [now - days * DAY_MS, now - lastUsed * HOUR_MS];
      store.trustedAddresses.insert({
        ...address,
        trustedAt: new Date(trustedAt).toISOString(),
        lastUsedAt: new Date(lastUsedAt).toISOString(),
      });
    }
  });
}

/** The last 5:12 in the morning of the site. */
function failedAt(now: Date): Date {
  const midnight = periodAt('DAY', new Date(now.getTime() - FAILED_AT), SITE_TIME_ZONE).start;
  return new Date(midnight.getTime() + FAILED_AT);
}

function seedOpenSession({ store, clock, random }: Pick<DomainContext, 'store' | 'clock' | 'random'>): void {
  const { loginId, ago, lastCallAgo } = OPEN_SESSION;
  const now = clock.now().getTime();
  const timeAt = (milliseconds: number): string => new Date(milliseconds).toISOString();
  const memberId = ids.member;
  store.loginRecords.insert({
    id: loginId,
    memberId,
    loggedInAt: timeAt(now - ago),
    ...place('203.0.113.24', 'Quezon City, PH', 'Browser on Windows'),
    outcome: 'SUCCESS',
    method: 'PASSWORD',
  });
  store.sessions.insert({
    id: `mbr_${random.hex(32)}`,
    memberId,
    expiresAt: timeAt(now - ago + DAY_MS),
    loginId,
    lastSeenAt: timeAt(Math.floor((now - lastCallAgo) / MINUTE_MS) * MINUTE_MS),
    lastLoginId: `log_${memberId}_63`,
  });
}
