import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { color, space, typeStyle } from '../../theme/vars.ts';

export interface ClockProps {
  /** The time, in ms since 1970. */
  now: () => number;
  /** What the server is ahead of `now`, in ms (0). */
  offset?: number;
  /** What the shown zone is ahead of UTC, in minutes. */
  utcOffset: number;
  /** Name of the zone, e.g. 'GMT+8'. */
  zoneLabel?: string;
  className?: string;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space(1.5),
  ...typeStyle('meta'),
  color: color('text2'),
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

const Zone = styled('span')({ color: color('text3') });

/** MM/DD hh:mm:ss of a time that is already moved into its zone. */
function reading(time: Date): string {
  const [date = '', clock = ''] = time.toISOString().split('T');
  return `${date.slice(5).replace('-', '/')} ${clock.slice(0, 8)}`;
}

/** The time of a zone, to the second; it ticks by itself and draws nothing else anew. */
export function Clock({ now, offset = 0, utcOffset, zoneLabel, className }: ClockProps) {
  const [time, setTime] = useState(() => now() + offset);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const current = now() + offset;
      setTime(current);
      // To the next full second, so that a late tick makes no second last two.
      timer = setTimeout(tick, SECOND - (current % SECOND));
    };
    tick();
    return () => clearTimeout(timer);
  }, [now, offset]);
  const instant = new Date(time - (time % SECOND));
  return (
    <Root className={className}>
      <time dateTime={instant.toISOString()} dir="ltr">
        {reading(new Date(instant.getTime() + utcOffset * MINUTE))}
      </time>
      {zoneLabel !== undefined && <Zone dir="ltr">{zoneLabel}</Zone>}
    </Root>
  );
}
