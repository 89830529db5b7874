import styled from '@emotion/styled';
import { color } from '../../../theme/vars.ts';

const RAYS = 40;
const SIDE = 260;
const CENTRE = SIDE / 2;

function rayPath(isLong: boolean): string {
  return Array.from({ length: RAYS }, (_, ray) => {
    if ((ray % 2 === 0) !== isLong) return '';
    const angle = (ray / RAYS) * 2 * Math.PI;
    const at = (distance: number) =>
      `${(CENTRE + distance * Math.cos(angle)).toFixed(1)} ${(CENTRE + distance * Math.sin(angle)).toFixed(1)}`;
    return `M${at(76)}L${at(isLong ? 128 : 112)}`;
  }).join('');
}

const Svg = styled('svg')({
  position: 'absolute',
  zIndex: -1,
  inset: `calc(50% - ${SIDE / 2}px)`,
  width: SIDE,
  height: SIDE,
  color: color('engraving'),
  opacity: 0.4,
  // Ends above the title.
  maskImage: `linear-gradient(${color('text')} 45%, transparent 72%)`,
});

const long = rayPath(true);
const short = rayPath(false);

/** Engraved rays around a badge. They do not move. */
export function Rays() {
  return (
    <Svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden focusable="false" fill="none" stroke="currentColor">
      <path d={long} strokeWidth={2} />
      <path d={short} strokeWidth={1} strokeDasharray="3 4" />
    </Svg>
  );
}
