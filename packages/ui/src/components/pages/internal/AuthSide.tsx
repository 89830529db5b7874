import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useBrand } from '../../../theme/brand-context.ts';
import { color, media, space, typeStyle } from '../../../theme/vars.ts';
import { Engraving } from '../../display/Engraving/Engraving.tsx';
import { Mark } from '../../display/internal/Mark.tsx';

export interface AuthSideProps {
  /** Slogan on the panel. */
  slogan?: ReactNode;
  /** URL of a portrait image that fills the panel. */
  image?: string | undefined;
}

const Side = styled('div')({
  display: 'none',
  [media.desktop]: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'block',
    backgroundColor: color('bg'),
    color: color('text'),
  },
});

/** Rosette and mark share a centre above that of the panel, which leaves space for the slogan below. */
const middle = { position: 'absolute', insetInlineStart: '50%', insetBlockStart: '46%' } as const;

const SideRosette = styled(Engraving)({
  ...middle,
  zIndex: -1,
  width: 588,
  height: 588,
  marginInlineStart: -294,
  marginBlockStart: -294,
  color: color('engraving'),
  opacity: 0.42,
});

const SideMark = styled(Mark)({
  ...middle,
  width: 88,
  height: 88,
  marginInlineStart: -44,
  marginBlockStart: -44,
});

// Covers the engraving, which is the placeholder while the image loads.
const SideImage = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

const Slogan = styled('p')({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  margin: 0,
  padding: space(14, 8, 7),
  // Fades the engraving out behind the text.
  background: `linear-gradient(transparent, ${color('bg')} 46%)`,
  ...typeStyle('slogan'),
  textWrap: 'balance',
});

/** Decorative panel beside a form, desktop only. */
export function AuthSide({ slogan, image }: AuthSideProps) {
  const { mark } = useBrand();
  return (
    <Side data-ground="panel">
      <SideRosette kind="rosette" lines={30} petals={13} weight={0.9} />
      <SideMark drawing={mark} />
      {image !== undefined && <SideImage src={image} alt="" loading="lazy" />}
      {slogan && <Slogan>{slogan}</Slogan>}
    </Side>
  );
}
