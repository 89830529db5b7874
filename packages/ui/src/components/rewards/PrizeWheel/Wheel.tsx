import styled from '@emotion/styled';
import { memo } from 'react';
import { color, family } from '../../../theme/vars.ts';
import { prizeColors } from '../internal/prize.ts';
import type { WheelField } from './wheel-fields.ts';

const SIDE = 320;
const CENTRE = SIDE / 2;
const OUTER = 154;
export const INNER = 84;

/** A field narrower than this share has no text. */
const LEGIBLE = 0.022;

/** From this share on a text follows the ring instead of pointing outwards. */
const WIDE = 0.075;

const point = (turns: number, distance: number) => {
  const angle = turns * 2 * Math.PI;
  return `${(CENTRE + distance * Math.sin(angle)).toFixed(2)} ${(CENTRE - distance * Math.cos(angle)).toFixed(2)}`;
};

function sectorPath(from: number, to: number): string {
  const large = to - from > 0.5 ? 1 : 0;
  return `M${point(from, OUTER)}A${OUTER} ${OUTER} 0 ${large} 1 ${point(to, OUTER)}L${point(to, INNER)}A${INNER} ${INNER} 0 ${large} 0 ${point(from, INNER)}z`;
}

const Svg = styled('svg')({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });

const Text = styled('text')({
  fontFamily: family('text'),
  fontWeight: 650,
  fontSize: 13,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

function FieldText({ prize, from, to }: WheelField) {
  const middle = (from + to) / 2;
  const share = to - from;
  if (share < LEGIBLE) return null;
  const turn = share >= WIDE ? 0 : -90;
  return (
    <Text
      transform={`rotate(${(middle * 360).toFixed(2)} ${CENTRE} ${CENTRE}) translate(${CENTRE} ${CENTRE - (OUTER + INNER) / 2}) rotate(${turn})`}
      style={{ fill: color(prizeColors[prize.tone].ink), fontSize: share < 0.035 ? 11 : undefined }}
    >
      {prize.shortLabel}
    </Text>
  );
}

/** The disc of a PrizeWheel. The outline of a very narrow field keeps it visible as a hairline. */
export const Wheel = memo(function Wheel({ fields }: { fields: readonly WheelField[] }) {
  return (
    <Svg viewBox={`0 0 ${SIDE} ${SIDE}`} direction="ltr" aria-hidden focusable="false">
      <circle cx={CENTRE} cy={CENTRE} r={OUTER + 4} fill="none" stroke={color('accentLine')} strokeWidth={1.5} />
      {fields.map(({ prize, from, to }) => {
        const fill = color(prizeColors[prize.tone].fill);
        const isHairline = to - from < 0.004;
        return (
          <path
            key={from}
            d={sectorPath(from, to)}
            fill={fill}
            stroke={isHairline ? fill : color('bg')}
            strokeWidth={1}
          />
        );
      })}
      {fields.map((field) => (
        <FieldText key={field.from} {...field} />
      ))}
    </Svg>
  );
});
