import styled from '@emotion/styled';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

export interface IconProps {
  name: IconName;
  /** px */
  size?: number;
  /** Name for screen readers; without it the icon is decoration. */
  label?: string;
  className?: string;
}

const Drawing = styled('svg')({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** A line drawing of the house's own set, in the colour of the text around it. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Drawing viewBox="0 0 24 24" width={size} height={size} className={className} focusable="false" {...naming}>
      <path d={iconPaths[name]} />
    </Drawing>
  );
}
