import { Remaining, RemainingLine } from './dialog-parts.tsx';
import { useTimeLeft } from './use-auto-close-timer.ts';

export interface AutoCloseProps {
  /** ms */
  total: number;
  /** Text for the remaining whole seconds. */
  label: (seconds: number) => string;
  paused: boolean;
  onEnd: () => void;
}

/** Remaining time as text and as a bar. Not announced every second. */
export function AutoClose({ total, label, paused, onEnd }: AutoCloseProps) {
  const left = useTimeLeft({ total, paused, onEnd }) ?? 0;
  return (
    <Remaining>
      {label(Math.ceil(left / 1000))}
      <RemainingLine aria-hidden>
        <span style={{ inlineSize: `${Math.max(0, (left / total) * 100)}%` }} />
      </RemainingLine>
    </Remaining>
  );
}
