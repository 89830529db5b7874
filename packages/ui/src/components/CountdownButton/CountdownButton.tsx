import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { visuallyHidden } from '../../theme/control-styles.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { usePressLimit } from '../Button/use-press-limit.ts';
import { momentBetween } from './countdown.ts';
import { useCountdown } from './use-countdown.ts';

export interface CountdownButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** What the button does. */
  children: ReactNode;
  /** Epoch ms at which it can be pressed again; keep it where a reload finds it. `countdownEnd` works it out. */
  endsAt?: number | undefined;
  /** Epoch ms; the same function at every rendering. */
  now?: () => number;
  /** Shown while it counts down. */
  countingLabel: (seconds: number) => string;
  /** Read out when it begins, ten seconds before the end, and at the end (0). */
  announce: (seconds: number) => string;
  /** At most once a second, and never while it counts down. */
  onPress: () => void;
}

const PAUSE_MS = 1000;

// Both texts take the same room, so that nothing moves when one follows the other.
const Faces = styled('span')({ display: 'grid', '& > *': { gridArea: '1 / 1' } });
const Face = styled('span')({ '&[aria-hidden="true"]': { visibility: 'hidden' } });
const Announcement = styled('span')(visuallyHidden);

function useAnnouncement(seconds: number, announce: (seconds: number) => string): string {
  const [{ before, said }, setState] = useState({ before: seconds, said: '' });
  if (before === seconds) return said;
  const next = momentBetween(before, seconds) ? announce(seconds) : said;
  setState({ before: seconds, said: next });
  return next;
}

/** A button that cannot be pressed again before a time the server gave [SMS-01, SMS-05, SMS-06]. */
export function CountdownButton(props: CountdownButtonProps) {
  const { children, endsAt, now = Date.now, countingLabel, announce, onPress, ...button } = props;
  const seconds = useCountdown(endsAt, now);
  const limit = usePressLimit(PAUSE_MS, now);
  const said = useAnnouncement(seconds, announce);
  const counting = seconds > 0;
  return (
    <>
      <Button
        {...button}
        // Not `disabled`, which would throw the focus of whoever has just pressed it.
        aria-disabled={counting || undefined}
        onClick={() => {
          if (!counting) limit(onPress);
        }}
      >
        <Faces>
          <Face aria-hidden={counting || undefined}>{children}</Face>
          <Face aria-hidden={!counting || undefined}>{countingLabel(seconds)}</Face>
        </Faces>
      </Button>
      <Announcement role="status">{said}</Announcement>
    </>
  );
}
