import styled from '@emotion/styled';
import { useState } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, radius, space, transition } from '../../../theme/vars.ts';
import { useThrottledPress } from '../../actions/internal/use-throttled-press.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'startSlot' | 'endSlot' | 'type'> {
  /** URL of the image; its space is reserved while undefined. */
  image?: string | undefined;
  /** Alternative text of the image. */
  imageLabel: string;
  /** A new image is loading. */
  busy?: boolean;
  /** The image could not be loaded. */
  failed?: boolean;
  /** Announced when the image could not be loaded. */
  failedLabel?: string;
  /** Label of the reload button. */
  refreshLabel: string;
  /** Called when the reload button or the image is pressed, at most once a second. */
  onRefresh: () => void;
  /** Current time in ms; limits `onRefresh` to once a second. */
  now?: () => number;
}

const WIDTH = 140;
const HEIGHT = 50;
const PAUSE_MS = 1000;

const ImageSlot = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: WIDTH,
  height: HEIGHT,
  marginInlineEnd: space(1),
  cursor: 'pointer',
});

const CaptchaImage = styled('img')({
  display: 'block',
  width: WIDTH,
  height: HEIGHT,
  borderRadius: radius('small'),
  transition: transition(['opacity']),
  '&[data-old="true"]': { opacity: 0.35 },
});

const MissingImage = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  border: `1px dashed ${color('controlLine')}`,
  borderRadius: radius('small'),
  color: color('danger'),
});

const Announcement = styled('span')(visuallyHidden);

/** Captcha image with an input and a reload button [CAPTCHA-01, REG-12]. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { image, imageLabel, busy = false, failed = false, failedLabel, refreshLabel, onRefresh, ...rest } = props;
  const { now = Date.now, ...field } = rest;
  const throttle = useThrottledPress(PAUSE_MS, now);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const isMissing = !busy && (failed || (image !== undefined && brokenUrl === image));
  const refresh = () => {
    if (!busy) throttle(onRefresh);
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      {...field}
      endSlot={
        <>
          {/* Pointer only: keyboards and screen readers use the button beside the image. */}
          <ImageSlot onClick={refresh}>
            {isMissing ? (
              <MissingImage>
                <Icon name="warning" />
              </MissingImage>
            ) : image === undefined ? (
              <Skeleton shape="box" width={`${WIDTH}px`} height={`${HEIGHT}px`} />
            ) : (
              <CaptchaImage
                src={image}
                alt={imageLabel}
                width={WIDTH}
                height={HEIGHT}
                data-old={busy}
                onError={() => setBrokenUrl(image)}
              />
            )}
          </ImageSlot>
          <IconButton label={refreshLabel} onClick={refresh} aria-busy={busy || undefined}>
            {busy ? <Spinner /> : <Icon name="refresh" />}
          </IconButton>
          <Announcement role="status">{isMissing ? failedLabel : ''}</Announcement>
        </>
      }
    />
  );
}
