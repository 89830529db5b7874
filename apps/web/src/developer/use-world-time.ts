import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { useEffect, useState } from 'react';

import { dateFormat } from '../shared/intl-formats.ts';
import type { Scene } from './use-scene.ts';

const SECOND_MS = 1_000;
/** While the site's own time zone is unknown. */
const DEFAULT_ZONE = 'UTC';

interface WorldTime {
  /** Such as `19:18:42`. */
  readonly time: string;
  /** Day and zone. */
  readonly day: string;
}

/** The time of the world in the time zone of the site, updated every second. */
export function useWorldTime({ clock, readAt }: Pick<Scene, 'clock' | 'readAt'>): WorldTime {
  const zone = useTimeZone();
  const [now, setNow] = useState(readAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const elapsed = clock.frozen ? 0 : Math.max(0, now - readAt);
  return formatTime(Date.parse(clock.now) + elapsed, zone);
}

/** Time zone of the site. Makes no call: the app reads the configuration. */
export function useTimeZone(): string {
  return useGetSiteConfiguration({}, { enabled: false }).data?.brand.timeZone ?? DEFAULT_ZONE;
}

export function formatTime(moment: number, timeZone: string): WorldTime {
  const time = dateFormat('en-GB', { timeStyle: 'medium', timeZone });
  const day = dateFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });
  const zone = dateFormat('en-GB', { timeZoneName: 'shortOffset', timeZone })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName');
  return { time: time.format(moment), day: `${day.format(moment)}, ${zone?.value ?? timeZone}` };
}
