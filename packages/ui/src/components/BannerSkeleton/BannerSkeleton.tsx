import styled from '@emotion/styled';
import { color } from '../../theme/vars.ts';
import type { BannerVariant } from '../BannerCarousel/banner-parts.ts';
import { Face, Root, Slide, Track, Viewport } from '../BannerCarousel/banner-parts.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export interface BannerSkeletonProps {
  /** As the carousel's. */
  variant?: BannerVariant;
  /** Address of the first picture where it is known already, so that it is seen before the carousel is there. */
  picture?: string;
}

const Blank = styled(Face)({ backgroundColor: color('surface2') });

/** The room of a BannerCarousel that is on its way. Hidden from readers: say elsewhere what is loading. */
export function BannerSkeleton({ variant = 'home', picture }: BannerSkeletonProps) {
  return (
    <Root as="div" aria-hidden>
      <Viewport data-variant={variant}>
        <Track>
          {[0, 1, 2].map((slide) => (
            <Slide key={slide}>
              <Blank as="div" data-variant={variant} data-worded={true}>
                {slide === 0 && picture !== undefined ? (
                  <img src={picture} alt="" fetchPriority="high" />
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
