import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { Suspense, lazy } from 'react';
import { color, media, radius, space, typeStyle } from '../../theme/vars.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export interface QrCodeProps {
  /** Encoded value: a URL, a payment order. */
  value: string;
  /** Accessible name: "Code of the download page". */
  label: string;
  /** Side of the code in px without margin; 168 by default. */
  size?: number;
  /** Caption: what to do with it. */
  caption?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

// Loaded when the first code is shown.
const Drawing = lazy(() => import('qrcode.react').then(({ QRCodeSVG }) => ({ default: QRCodeSVG })));

/** Dark on light in both schemes, because most scanners require it. */
const Paper = styled('div')({
  boxSizing: 'content-box',
  width: 'fit-content',
  maxWidth: '100%',
  padding: space(1),
  borderRadius: radius('control'),
  backgroundColor: color('bg'),
  color: color('text'),
  forcedColorAdjust: 'none',
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
  '& > *': { display: 'block', maxWidth: '100%', height: 'auto' },
});

const Figure = styled('figure')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(2.5),
  margin: 0,
  [media.phone]: { justifyItems: 'center', textAlign: 'center' },
});

const Caption = styled('figcaption')({ ...typeStyle('body'), color: color('text2') });

/** QR code with the required quiet zone of four modules. */
export function QrCode({ value, label, size = 168, caption, ref }: QrCodeProps) {
  const code = (
    <Paper ref={ref} data-ground="paper" role="img" aria-label={label}>
      <Suspense fallback={<Skeleton shape="box" width={`${size}px`} height={`${size}px`} />}>
        <Drawing
          value={value}
          size={size}
          level="M"
          marginSize={4}
          bgColor="transparent"
          fgColor="currentColor"
          aria-hidden
        />
      </Suspense>
    </Paper>
  );
  if (caption === undefined) return code;
  return (
    <Figure>
      {code}
      <Caption>{caption}</Caption>
    </Figure>
  );
}
