import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

export interface SpinnerProps {
  /** px */
  size?: number;
  className?: string;
}

const rotate = keyframes({ to: { transform: 'rotate(1turn)' } });

const Ring = styled('svg')({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  animation: `${rotate} 900ms linear infinite`,
});

/** Decorative spinner: the caller provides the text. */
export function Spinner({ size = 20, className }: SpinnerProps) {
  return (
    <Ring viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden focusable="false">
      <circle cx="12" cy="12" r="9" opacity=".28" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </Ring>
  );
}
