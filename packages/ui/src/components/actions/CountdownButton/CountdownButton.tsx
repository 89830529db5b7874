import styled from '@emotion/styled';
import { useState, useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useThrottledPress } from '../internal/use-throttled-press.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;
const SOON_S = 10;

/** Validity of a code in minutes when the platform gives none [SMS-02]. */
const DEFAULT_MINUTES = 1;

export interface CodeRequest {
  /** Value from the server. */
  minutes?: number | undefined;
  /** Epoch ms when the request was sent. */
  requestedAt: number;
  /** Epoch ms when the answer arrived. */
  answeredAt: number;
}

/**
 * End of a countdown in epoch ms. The server's time started about half a round trip before its answer arrived
 * [SMS-04].
 */
export function countdownEnd({ minutes = DEFAULT_MINUTES, requestedAt, answeredAt }: CodeRequest): number {
  const roundTrip = Math.max(0, answeredAt - requestedAt);
  return answeredAt - roundTrip / 2 + minutes * MINUTE_MS;
}

/** Remaining whole seconds, rounded up, so that zero means over. Both arguments are epoch ms. */
function secondsLeft(endsAt: number | undefined, now: number): number {
  return endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
}

/** Milliseconds until `secondsLeft` changes. */
function msUntilNextSecond(endsAt: number, now: number): number {
  return (endsAt - now) % SECOND_MS || SECOND_MS;
}

/** Moment to announce when the remaining seconds change; undefined for most changes. */
function announcedMoment(before: number, after: number): 'begun' | 'soon' | 'over' | undefined {
  if (after > before) return 'begun';
  if (before > 0 && after === 0) return 'over';
  return before > SOON_S && after <= SOON_S ? 'soon' : undefined;
}

export interface CountdownButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** Label of the button. */
  children: ReactNode;
  /** Epoch ms when it can be pressed again, see `countdownEnd`. Store it so that it survives a reload. */
  endsAt?: number | undefined;
  /** Current time in epoch ms; must be stable between renders. */
  now?: () => number;
  /** Label during the countdown. */
  countingLabel: (seconds: number) => string;
  /** Announced at the start, ten seconds before the end, and at the end (0). */
  announce: (seconds: number) => string;
  /** Called at most once a second, and never during the countdown. */
  onPress: () => void;
}

const PAUSE_MS = 1000;

// Both labels are laid out, so that nothing moves when they switch.
const Labels = styled('span')({ display: 'grid', '& > *': { gridArea: '1 / 1' } });
const Label = styled('span')({ '&[aria-hidden="true"]': { visibility: 'hidden' } });
const Announcement = styled('span')(visuallyHidden);

function useAnnouncement(seconds: number, announce: (seconds: number) => string): string {
  const [{ previousSeconds, announcement }, setState] = useState({ previousSeconds: seconds, announcement: '' });
  if (previousSeconds === seconds) return announcement;
  const next = announcedMoment(previousSeconds, seconds) ? announce(seconds) : announcement;
  setState({ previousSeconds: seconds, announcement: next });
  return next;
}

/** A button that is locked until a time given by the server [SMS-01, SMS-05, SMS-06]. */
export function CountdownButton(props: CountdownButtonProps) {
  const { children, endsAt, now = Date.now, countingLabel, announce, onPress, ...button } = props;
  const seconds = useCountdown(endsAt, now);
  const throttle = useThrottledPress(PAUSE_MS, now);
  const announcement = useAnnouncement(seconds, announce);
  const counting = seconds > 0;
  return (
    <>
      <Button
        {...button}
        // Not `disabled`, which would drop the focus right after a press.
        aria-disabled={counting || undefined}
        onClick={() => {
          if (!counting) throttle(onPress);
        }}
      >
        <Labels>
          <Label aria-hidden={counting || undefined}>{children}</Label>
          <Label aria-hidden={!counting || undefined}>{countingLabel(seconds)}</Label>
        </Labels>
      </Button>
      <Announcement role="status">{announcement}</Announcement>
    </>
  );
}

/** Remaining whole seconds until `endsAt` (epoch ms), computed from the clock instead of counted. */
export function useCountdown(endsAt: number | undefined, now: () => number): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        clearTimeout(timer);
        if (endsAt === undefined || now() >= endsAt) return;
        timer = setTimeout(tick, msUntilNextSecond(endsAt, now()));
      };
      const tick = () => {
        onChange();
        wait();
      };
      wait();
      // Timers of background pages fire late.
      document.addEventListener('visibilitychange', tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
    [endsAt, now],
  );
  const read = () => secondsLeft(endsAt, now());
  return useSyncExternalStore(subscribe, read, read);
}
