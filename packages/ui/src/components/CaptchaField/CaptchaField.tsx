import styled from '@emotion/styled';
import { useState } from 'react';
import { visuallyHidden } from '../../theme/control-styles.ts';
import { color, radius, space, transition } from '../../theme/vars.ts';
import { useThrottledPress } from '../Button/use-throttled-press.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'startSlot' | 'endSlot' | 'type'> {
  /** URL of the picture; its space is kept while undefined. */
  picture?: string | undefined;
  /** Alternative text of the picture. */
  pictureLabel: string;
  /** A new picture is loading. */
  busy?: boolean;
  /** The picture could not be loaded. */
  failed?: boolean;
  /** Announced when the picture could not be loaded. */
  failedLabel?: string;
  /** Label of the reload button. */
  refreshLabel: string;
  /** Called by the reload button and by a press on the picture, at most once a second. */
  onRefresh: () => void;
  /** Current time in ms, used for that limit. */
  now?: () => number;
}

const WIDTH = 140;
const HEIGHT = 50;
const PAUSE_MS = 1000;

const Place = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: WIDTH,
  height: HEIGHT,
  marginInlineEnd: space(1),
  cursor: 'pointer',
});

const Picture = styled('img')({
  display: 'block',
  width: WIDTH,
  height: HEIGHT,
  borderRadius: radius('small'),
  transition: transition(['opacity']),
  '&[data-old="true"]': { opacity: 0.35 },
});

const NoPicture = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  border: `1px dashed ${color('controlLine')}`,
  borderRadius: radius('small'),
  color: color('danger'),
});

const Announcement = styled('span')(visuallyHidden);

/** Captcha picture with an input and a reload button [CAPTCHA-01, REG-12]. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { picture, pictureLabel, busy = false, failed = false, failedLabel, refreshLabel, onRefresh, ...rest } = props;
  const { now = Date.now, ...field } = rest;
  const limit = useThrottledPress(PAUSE_MS, now);
  const [broken, setBroken] = useState<string>();
  const isLost = !busy && (failed || (picture !== undefined && broken === picture));
  const refresh = () => {
    if (!busy) limit(onRefresh);
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      {...field}
      endSlot={
        <>
          {/* Pointer only: the button beside it is accessible to everyone. */}
          <Place onClick={refresh}>
            {isLost ? (
              <NoPicture>
                <Icon name="warning" />
              </NoPicture>
            ) : picture === undefined ? (
              <Skeleton shape="box" width={`${WIDTH}px`} height={`${HEIGHT}px`} />
            ) : (
              <Picture
                src={picture}
                alt={pictureLabel}
                width={WIDTH}
                height={HEIGHT}
                data-old={busy}
                onError={() => setBroken(picture)}
              />
            )}
          </Place>
          <IconButton label={refreshLabel} onClick={refresh} aria-busy={busy || undefined}>
            {busy ? <Spinner /> : <Icon name="refresh" />}
          </IconButton>
          <Announcement role="status">{isLost ? failedLabel : ''}</Announcement>
        </>
      }
    />
  );
}
