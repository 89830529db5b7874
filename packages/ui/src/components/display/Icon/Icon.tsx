import styled from '@emotion/styled';
import { iconPaths } from '../internal/icon-paths.ts';

export type IconName = keyof typeof iconPaths;

export interface IconProps {
  name: IconName;
  /** px */
  size?: number;
  /** Accessible name; without it the icon is decorative. */
  label?: string;
  className?: string;
}

const Svg = styled('svg')({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Line icon in the text colour. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const ariaProps = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Svg viewBox="0 0 24 24" width={size} height={size} className={className} focusable="false" {...ariaProps}>
      <path d={iconPaths[name]} />
    </Svg>
  );
}
