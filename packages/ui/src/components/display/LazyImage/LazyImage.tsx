import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { useState } from 'react';
import { color, transition, typeStyle } from '../../../theme/vars.ts';
import { LazyPicture } from '../internal/LazyPicture.tsx';

export interface LazyImageProps {
  src: string;
  /** Alternative text; empty for decoration. */
  alt: string;
  /** Intrinsic size in px; the box has this aspect ratio and the width of its container. */
  width: number;
  height: number;
  /** Shown when the image failed to load; the image is not requested again. */
  fallback?: ReactNode;
  /** Loads at once instead of when a tenth of the image is visible. */
  eager?: boolean;
  /** Fetch priority. */
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
    // Alternative text of a loading image is for screen readers only.
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

/** Image that reserves its space, loads once when it becomes visible, and fades in. */
export function LazyImage(props: LazyImageProps) {
  const { src, alt, width, height, fallback, eager, fetchPriority, className, ref } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  const ratio = { aspectRatio: `${width} / ${height}` };
  if (failedSrc === src) {
    const ariaProps = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
    return (
      <Box className={className} style={ratio} {...ariaProps}>
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
        onFail={() => setFailedSrc(src)}
      />
    </Box>
  );
}
