import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { useCallback, useMemo } from 'react';
import { mergeRefs } from '../TextField/merge-refs.ts';
import { onceVisible } from './once-visible.ts';

export interface LazyPictureProps extends ComponentPropsWithRef<'img'> {
  src: string;
  alt: string;
  /** Loads eagerly, for pictures in the first viewport. */
  eager?: boolean;
  /** Called when the picture failed; it is not retried. */
  onFail?: () => void;
}

const show = (event: SyntheticEvent<HTMLImageElement>) => {
  event.currentTarget.dataset.shown = '';
};

/**
 * The img element of a LazyImage; key it by its URL. Sets `src` and `data-shown` on the DOM directly, so that a list
 * of thousands does not render again for each picture.
 */
export function LazyPicture(props: LazyPictureProps) {
  const { src, alt, eager = false, onFail, ref, ...rest } = props;
  const fetchWhenSeen = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || eager) return undefined;
      return onceVisible(image, () => {
        image.src = src;
      });
    },
    [src, eager],
  );
  const ownRef = useMemo(() => mergeRefs(ref, fetchWhenSeen), [ref, fetchWhenSeen]);
  return (
    <img
      decoding="async"
      {...rest}
      {...(eager && { src })}
      ref={ownRef}
      alt={alt}
      data-shown={eager ? '' : undefined}
      onLoad={show}
      onError={onFail}
    />
  );
}
