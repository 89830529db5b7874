import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';

export interface ClockProps {
  /** Current time in epoch ms. */
  now: () => number;
  /** Server offset to `now` in ms; 0 by default. */
  offset?: number;
  /** UTC offset of the shown zone in minutes. */
  utcOffset: number;
  /** Label of the zone, e.g. 'GMT+8'. */
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

/** Formats a time, already shifted to its zone, as MM/DD hh:mm:ss. */
function formatTime(time: Date): string {
  const [date = '', clock = ''] = time.toISOString().split('T');
  return `${date.slice(5).replace('-', '/')} ${clock.slice(0, 8)}`;
}

/** Time of a zone, updated every second. Re-renders only itself. */
export function Clock({ now, offset = 0, utcOffset, zoneLabel, className }: ClockProps) {
  const [time, setTime] = useState(() => now() + offset);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const current = now() + offset;
      setTime(current);
      // Aligned to full seconds, so that a late tick does not skip a second.
      timer = setTimeout(tick, SECOND - (current % SECOND));
    };
    tick();
    return () => clearTimeout(timer);
  }, [now, offset]);
  const instant = new Date(time - (time % SECOND));
  return (
    <Root className={className}>
      <time dateTime={instant.toISOString()} dir="ltr">
        {formatTime(new Date(instant.getTime() + utcOffset * MINUTE))}
      </time>
      {zoneLabel !== undefined && <Zone dir="ltr">{zoneLabel}</Zone>}
    </Root>
  );
}
