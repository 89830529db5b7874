import styled from '@emotion/styled';
import { color } from '../../../theme/vars.ts';
import type { BannerVariant } from '../internal/banner-parts.ts';
import { Card, Root, Slide, Track, Viewport } from '../internal/banner-parts.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';

export interface BannerSkeletonProps {
  /** Same as the carousel's. */
  variant?: BannerVariant;
  /** URL of the first image, if known, to show it before the carousel loads. */
  image?: string;
}

const Blank = styled(Card)({ backgroundColor: color('surface2') });

/** Placeholder of a BannerCarousel. Hidden from screen readers: announce the loading elsewhere. */
export function BannerSkeleton({ variant = 'home', image }: BannerSkeletonProps) {
  return (
    <Root as="div" aria-hidden>
      <Viewport data-variant={variant}>
        <Track>
          {[0, 1, 2].map((slide) => (
            <Slide key={slide}>
              <Blank as="div" data-variant={variant} data-worded={true}>
                {slide === 0 && image !== undefined ? (
                  <img src={image} alt="" fetchPriority="high" />
                ) : (
                  <Skeleton shape="box" height="100%" />
                )}
              </Blank>
            </Slide>
          ))}
        </Track>
      </Viewport>
    </Root>
  );
}
