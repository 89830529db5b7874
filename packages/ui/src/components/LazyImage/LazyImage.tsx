import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { useState } from 'react';
import { color, transition, typeStyle } from '../../theme/vars.ts';
import { LazyPicture } from './LazyPicture.tsx';

export interface LazyImageProps {
  src: string;
  /** What the picture says; empty for decoration. */
  alt: string;
  /** Its own size in px; their ratio is the ratio of the box, which is as wide as its surroundings. */
  width: number;
  height: number;
  /** Stands in the box when the picture does not come; it is tried once. */
  fallback?: ReactNode;
  /** Fetched at once instead of when a tenth of it is in view. */
  eager?: boolean;
  /** Order among the page's pictures. */
  fetchPriority?: 'high' | 'low' | 'auto';
  className?: string;
  ref?: Ref<HTMLImageElement>;
}

const Box = styled('span')(
  css({
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: color('surface3'),
    // The words for a picture that is on its way are for readers, not for the eye.
    '& > img': {
      display: 'block',
      width: '100%',
      height: 'auto',
      objectFit: 'cover',
      color: 'transparent',
      opacity: 0,
      transition: transition(['opacity'], 'base'),
    },
    '& > img[data-shown]': { opacity: 1 },
  }),
);

const Fallback = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  ...typeStyle('label'),
  textAlign: 'center',
  color: color('text2'),
});

/** A picture that keeps its room, is fetched when it comes into view, once, and fades in. */
export function LazyImage(props: LazyImageProps) {
  const { src, alt, width, height, fallback, eager, fetchPriority, className, ref } = props;
  const [failed, setFailed] = useState<string>();
  const ratio = { aspectRatio: `${width} / ${height}` };
  if (failed === src) {
    const naming = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
    return (
      <Box className={className} style={ratio} {...naming}>
        <Fallback>{fallback}</Fallback>
      </Box>
    );
  }
  return (
    <Box className={className} style={ratio}>
      <LazyPicture
        key={src}
        ref={ref}
        {...{ src, alt, width, height, eager, fetchPriority }}
        onFail={() => setFailed(src)}
      />
    </Box>
  );
}
