import type { DomainContext } from '../domain/context.ts';
import { ids } from './members.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Place {
  readonly ip: string;
  readonly location: string;
  readonly device: string;
}

interface Habit {
  readonly logins: number;
  /** Average days between two logins. */
  readonly every: number;
  /** Locations, the usual one first. */
  readonly places: readonly [Place, ...Place[]];
}

const at = (ip: string, location: string, device: string): Place => ({ ip, location, device });

/** Addresses reserved for documentation. */
const HABITS: readonly (readonly [memberId: string, habit: Habit])[] = [
  [
    ids.member,
    {
      logins: 64,
      every: 1.9,
      places: [
        at('203.0.113.24', 'Quezon City, PH', 'Browser on Android'),
        at('203.0.113.24', 'Quezon City, PH', 'Browser on Windows'),
        at('198.51.100.7', 'Makati, PH', 'Browser on Android'),
        at('198.51.100.200', 'Cebu City, PH', 'Browser on Android'),
      ],
    },
  ],
  [
    ids.agent,
    {
      logins: 48,
      every: 2.5,
      places: [
        at('203.0.113.88', 'Davao City, PH', 'Browser on Windows'),
        at('203.0.113.88', 'Davao City, PH', 'Browser on iOS'),
      ],
    },
  ],
  [
    ids.expiredPassword,
    { logins: 12, every: 8, places: [at('198.51.100.40', 'Iloilo City, PH', 'Browser on Android')] },
  ],
  [ids.weakPassword, { logins: 3, every: 6, places: [at('203.0.113.140', 'Bacolod, PH', 'Browser on Android')] }],
  [ids.unknownAddress, { logins: 10, every: 9, places: [at('198.51.100.61', 'Baguio, PH', 'Browser on macOS')] }],
];

/** Months of logins of older accounts. */
export function seedLoginHistory({ store, clock, random }: DomainContext): void {
  const now = clock.now().getTime();
  store.transact(() => {
    for (const [memberId, { logins, every, places }] of HABITS) {
      for (let login = logins; login > 0; login -= 1) {
        const ago = login * every * DAY - random.integer(0, 20) * HOUR - random.integer(0, 59) * 60_000;
        const place = random.next() < 0.7 ? places[0] : (places[random.integer(0, places.length - 1)] ?? places[0]);
        const loggedInAt = new Date(now - Math.max(ago, HOUR)).toISOString();
        store.loginRecords.insert({ id: `log_${memberId}_${logins - login}`, memberId, loggedInAt, ...place });
      }
    }
  });
}
