import { Remaining, RemainingLine } from './dialog-parts.tsx';
import { useTimeLeft } from './use-time-left.ts';

export interface AutoCloseProps {
  /** ms */
  total: number;
  /** The words for the whole seconds that are left. */
  label: (seconds: number) => string;
  paused: boolean;
  onEnd: () => void;
}

/** How long the dialog still stays, in words and as a line. Not read out each second. */
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
