import styled from '@emotion/styled';
import { useState } from 'react';
import { color, family, radius, space, typeStyle } from '../../../theme/vars.ts';
import { useCountdown } from '../../actions/CountdownButton/CountdownButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';

export interface DrawCountdownLabels {
  /** 'Bets close in'. */
  title: string;
  /** Units below the numbers; singular and plural by count. */
  day: (count: number) => string;
  hour: (count: number) => string;
  minute: (count: number) => string;
  second: (count: number) => string;
  /** In place of the time after the end: 'Bets are closed'. */
  closed: string;
  /** Announced when less than a minute is left. */
  lastMinute: string;
}

export interface DrawCountdownProps {
  labels: DrawCountdownLabels;
  /** Epoch ms of the server when bets close. */
  closesAt: number;
  /** Current time of the server in epoch ms; must be stable between renders. */
  now: () => number;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

const Root = styled('div')({ display: 'grid', justifyItems: 'start', gap: space(2) });
const Title = styled('span')({ ...typeStyle('meta'), color: color('accent') });
const Units = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(1.5) });
const Unit = styled('span')({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1),
  ...typeStyle('meta'),
  color: color('text2'),
});

const Figure = styled('span')({
  boxSizing: 'border-box',
  minWidth: '2em',
  padding: space(1, 1.5),
  border: `1px solid ${color('accentLine')}`,
  borderRadius: radius('control'),
  font: `700 1.75rem ${family('display')}`,
  // Proportional digits: the display font's tabular zero is thin.
  fontVariantNumeric: 'proportional-nums lining-nums',
  color: color('text'),
  textAlign: 'center',
  '[data-soon="true"] &': {
    borderColor: color('warning'),
    backgroundColor: color('warningSurface'),
    color: color('warning'),
  },
});

const Closed = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  ...typeStyle('lead'),
  fontWeight: 650,
});

/** Units to show: from the largest that is not zero, at least minutes and seconds. */
function unitsOf(seconds: number, labels: DrawCountdownLabels) {
  const units = [
    { label: labels.day, count: Math.floor(seconds / DAY_S) },
    { label: labels.hour, count: Math.floor((seconds % DAY_S) / HOUR_S) },
    { label: labels.minute, count: Math.floor((seconds % HOUR_S) / MINUTE_S) },
    { label: labels.second, count: seconds % MINUTE_S },
  ];
  const first = units.findIndex(({ count }, index) => count > 0 || index === 2);
  return units.slice(first);
}

/** Announces the last minute and the end, once each, and nothing when it is mounted. */
function useAnnouncement(seconds: number, { lastMinute, closed }: DrawCountdownLabels): string {
  const [{ previous, text }, setState] = useState({ previous: seconds, text: '' });
  if (previous === seconds) return text;
  const hasEnded = previous > 0 && seconds === 0;
  const isLast = previous >= MINUTE_S && seconds > 0 && seconds < MINUTE_S;
  const next = hasEnded ? closed : isLast ? lastMinute : seconds >= MINUTE_S || seconds > previous ? '' : text;
  setState({ previous: seconds, text: next });
  return next;
}

/** Time until a draw stops taking bets, by the server's clock. Amber in the last minute; it never blinks. */
export function DrawCountdown({ labels, closesAt, now }: DrawCountdownProps) {
  const seconds = useCountdown(closesAt, now);
  const announcement = useAnnouncement(seconds, labels);
  return (
    <Root>
      {seconds > 0 ? (
        <>
          <Title>{labels.title}</Title>
          <Units role="timer" data-soon={seconds < MINUTE_S}>
            {unitsOf(seconds, labels).map(({ label, count }, index) => (
              <Unit key={label(2)}>
                <Figure>{index === 0 ? count : String(count).padStart(2, '0')}</Figure>
                {label(count)}
              </Unit>
            ))}
          </Units>
        </>
      ) : (
        <Closed>
          <Icon name="lock" />
          {labels.closed}
        </Closed>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Root>
  );
}
