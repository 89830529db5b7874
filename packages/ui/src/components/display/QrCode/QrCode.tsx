import styled from '@emotion/styled';
import { Suspense, lazy, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { mergeRefs } from '../../inputs/internal/merge-refs.ts';

/** Side of the saved image in px: large enough to be scanned from a photo gallery. */
const IMAGE_SIZE = 1024;
/** Delay before the object URL is revoked, so that the browser can save the image. */
const REVOKE_DELAY_MS = 10_000;

/** Saves the code as a PNG in the colours of its box; does nothing until the code is rendered. */
async function saveCode(codeBox: HTMLElement | null, fileName: string): Promise<void> {
  const svg = codeBox?.querySelector('svg');
  const modules = svg?.viewBox.baseVal.width;
  const path = [...(svg?.querySelectorAll('path') ?? [])].at(-1)?.getAttribute('d');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (modules === undefined || modules === 0 || path === undefined || path === null || context === null || !codeBox)
    return;
  const style = getComputedStyle(codeBox);
  canvas.width = IMAGE_SIZE;
  canvas.height = IMAGE_SIZE;
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, IMAGE_SIZE, IMAGE_SIZE);
  context.scale(IMAGE_SIZE / modules, IMAGE_SIZE / modules);
  context.fillStyle = style.color;
  // Draws the path itself: the page's CSP may block an image made of the SVG.
  context.clip(new Path2D(path));
  context.fillRect(0, 0, modules, modules);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) return;
  const link = document.createElement('a');
  link.download = fileName;
  link.href = URL.createObjectURL(blob);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}

export interface QrCodeProps {
  /** Encoded value, e.g. a URL or a payment order. */
  value: string;
  /** Accessible name: "Code of the download page". */
  label: string;
  /** Side of the code in px without margin; 168 by default. */
  size?: number;
  /** Instruction below the code. */
  caption?: ReactNode;
  /** Button that saves the code as an image, for an app on the same phone. */
  save?: { readonly label: string; readonly fileName: string };
  /** More buttons beside the save button. */
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

// Loaded when the first code is shown.
const QrSvg = lazy(() => import('qrcode.react').then(({ QRCodeSVG }) => ({ default: QRCodeSVG })));

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

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  [media.phone]: { justifyContent: 'center' },
});

const Caption = styled('figcaption')({ ...typeStyle('body'), color: color('text2') });

/** A QR code with the empty margin of four modules that scanners need. */
export function QrCode({ value, label, size = 168, caption, save, actions, ref }: QrCodeProps) {
  const codeBox = useRef<HTMLDivElement>(null);
  const attach = useMemo(() => mergeRefs(codeBox, ref), [ref]);
  const code = (
    <Paper ref={attach} data-ground="paper" role="img" aria-label={label}>
      <Suspense fallback={<Skeleton shape="box" width={`${size}px`} height={`${size}px`} />}>
        <QrSvg
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
  if (caption === undefined && save === undefined && actions === undefined) return code;
  return (
    <Figure>
      {code}
      {caption !== undefined && <Caption>{caption}</Caption>}
      {(save !== undefined || actions !== undefined) && (
        <Actions>
          {save !== undefined && (
            <Button startIcon={<Icon name="download" />} onClick={() => void saveCode(codeBox.current, save.fileName)}>
              {save.label}
            </Button>
          )}
          {actions}
        </Actions>
      )}
    </Figure>
  );
}
