import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { useState } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { useTimeLeft } from '../../feedback/internal/use-auto-close-timer.ts';
import { StatusPage } from '../StatusPage/StatusPage.tsx';

export interface MaintenancePageProps {
  title: ReactNode;
  text: ReactNode;
  /** Formatted end of the maintenance. */
  end?: { label: string; value: string };
  /** Called by the button and by the timer, to check whether maintenance is over. */
  onCheck: () => void;
  checkLabel: string;
  checking?: boolean;
  checkingLabel?: string;
  /** Seconds between checks; 0 checks only by the button. */
  checkEvery?: number;
  /** Text for the seconds until the next check. */
  countdownLabel: (seconds: number) => string;
  /** Link to customer service. */
  support?: ReactNode;
  /** Ref of the heading, for moving the focus to it. */
  ref?: Ref<HTMLHeadingElement>;
}

const Countdown = styled('p')({
  margin: 0,
  width: '100%',
  marginBlockStart: space(1),
  ...typeStyle('meta'),
  color: color('text3'),
  fontVariantNumeric: 'tabular-nums',
});

/** Maintenance page: shows the end of the maintenance and checks regularly whether it is over. */
export function MaintenancePage(props: MaintenancePageProps) {
  const { title, text, end, onCheck, checkLabel, checking = false, checkingLabel, support, ref } = props;
  const { checkEvery = 60, countdownLabel } = props;
  const [checkCount, setCheckCount] = useState(0);
  const check = () => {
    setCheckCount(checkCount + 1);
    onCheck();
  };
  return (
    <StatusPage
      ref={ref}
      icon="tool"
      title={title}
      text={text}
      details={end && [end]}
      actions={
        <>
          <Button variant="action" busy={checking} busyLabel={checkingLabel} onClick={check}>
            {checkLabel}
          </Button>
          {support}
          {checkEvery > 0 && (
            <NextCheck key={checkCount} seconds={checkEvery} paused={checking} label={countdownLabel} onEnd={check} />
          )}
        </>
      }
    />
  );
}

interface NextCheckProps {
  seconds: number;
  paused: boolean;
  label: (seconds: number) => string;
  onEnd: () => void;
}

function NextCheck({ seconds, paused, label, onEnd }: NextCheckProps) {
  const left = useTimeLeft({ total: seconds * 1000, paused, onEnd }) ?? 0;
  return <Countdown>{label(Math.ceil(left / 1000))}</Countdown>;
}
