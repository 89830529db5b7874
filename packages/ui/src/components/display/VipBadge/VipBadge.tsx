import styled from '@emotion/styled';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, family, space, typeStyle } from '../../../theme/vars.ts';

const CENTRE = 32;

const point = (angle: number, distance: number) =>
  `${(CENTRE + distance * Math.sin(angle)).toFixed(1)} ${(CENTRE - distance * Math.cos(angle)).toFixed(1)}`;

/** Scalloped ring; finer and deeper at higher levels. */
function edgePath(level: number): string {
  const scallops = 8 + level * 2;
  const depth = 1.2 + level * 0.25;
  const steps = scallops * 6;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    return point(angle, 29 - depth + depth * Math.cos(angle * scallops));
  });
  return `M${points.join('L')}z`;
}

/** One dash per level around the number. */
function marksPath(level: number): string {
  return Array.from({ length: level }, (_, mark) => {
    const angle = (mark / level) * 2 * Math.PI;
    return `M${point(angle, 20)}L${point(angle, 23.5)}`;
  }).join('');
}

export interface VipBadgeProps {
  /** Level 0 to 12; values outside are clamped. */
  level: number;
  /** Name of the rank, e.g. Gold; always accessible. */
  name: string;
  /** Size of the medal in px. */
  size?: number;
  /** Shows only the medal. */
  nameHidden?: boolean;
}

const MAX_LEVEL = 12;

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  ...typeStyle('label'),
  color: color('text'),
  '& > svg': { flex: 'none' },
});

const Hidden = styled('span')(visuallyHidden);

const Edge = styled('path')({
  fill: color('surface2'),
  stroke: color('accentLine'),
  strokeWidth: 1.5,
  '[data-class="high"] > &': { fill: color('accent'), stroke: color('accent') },
});

const Marks = styled('path')({
  fill: 'none',
  stroke: color('accent'),
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  '[data-class="high"] > &': { stroke: color('bg') },
});

const Ring = styled('circle')({
  fill: color('bg'),
  stroke: color('accentLine'),
  strokeWidth: 1,
});

const LevelNumber = styled('text')({
  fill: color('accent'),
  fontFamily: family('display'),
  fontWeight: 700,
  fontSize: 19,
  textAnchor: 'middle',
});

/** VIP rank as a medal; edge and marks change with the level, and from level 9 on also the colours. */
export function VipBadge({ level, name, size = 40, nameHidden = false }: VipBadgeProps) {
  const clampedLevel = Math.min(MAX_LEVEL, Math.max(0, Math.trunc(level)));
  return (
    <Root>
      <svg
        viewBox="0 0 64 64"
        width={size}
        height={size}
        data-class={clampedLevel > 8 ? 'high' : 'low'}
        aria-hidden
        focusable="false"
      >
        <Edge d={edgePath(clampedLevel)} />
        <Marks d={marksPath(clampedLevel)} />
        <Ring cx={32} cy={32} r={16.5} />
        <LevelNumber x={32} y={38.7}>
          {clampedLevel}
        </LevelNumber>
      </svg>
      {nameHidden ? <Hidden>{name}</Hidden> : name}
    </Root>
  );
}
