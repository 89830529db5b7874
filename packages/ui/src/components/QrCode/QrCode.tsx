import styled from '@emotion/styled';
import { Suspense, lazy, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { color, media, radius, space, typeStyle } from '../../theme/vars.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { mergeRefs } from '../TextField/merge-refs.ts';

/** Side of the saved picture in px: large enough to be read from a gallery. */
const SIDE = 1024;
/** How long the picture is kept for the browser to save it, in ms. */
const KEPT_FOR = 10_000;

/** Saves the code on this paper as a PNG, in the paper's colours; nothing happens while it is not drawn yet. */
async function saveCode(paper: HTMLElement | null, fileName: string): Promise<void> {
  const drawing = paper?.querySelector('svg');
  const modules = drawing?.viewBox.baseVal.width;
  const ink = [...(drawing?.querySelectorAll('path') ?? [])].at(-1)?.getAttribute('d');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (modules === undefined || modules === 0 || ink === undefined || ink === null || pen === null || !paper) return;
  const style = getComputedStyle(paper);
  canvas.width = SIDE;
  canvas.height = SIDE;
  pen.fillStyle = style.backgroundColor;
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.scale(SIDE / modules, SIDE / modules);
  pen.fillStyle = style.color;
  // The path itself is drawn: the policy of a page may refuse an image made of it.
  pen.clip(new Path2D(ink));
  pen.fillRect(0, 0, modules, modules);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture === null) return;
  const link = document.createElement('a');
  link.download = fileName;
  link.href = URL.createObjectURL(picture);
  link.click();
  // The browser has taken the picture by then.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR);
}

export interface QrCodeProps {
  /** Encoded value: a URL, a payment order. */
  value: string;
  /** Accessible name: "Code of the download page". */
  label: string;
  /** Side of the code in px without margin; 168 by default. */
  size?: number;
  /** Caption: what to do with it. */
  caption?: ReactNode;
  /** A button that saves the code as a picture, for an app on the same phone. */
  save?: { readonly label: string; readonly fileName: string };
  /** More buttons beside it. */
  actions?: ReactNode;
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

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  [media.phone]: { justifyContent: 'center' },
});

const Caption = styled('figcaption')({ ...typeStyle('body'), color: color('text2') });

/** A QR code on paper, with the empty margin of four modules that readers need. */
export function QrCode({ value, label, size = 168, caption, save, actions, ref }: QrCodeProps) {
  const paper = useRef<HTMLDivElement>(null);
  const attach = useMemo(() => mergeRefs(paper, ref), [ref]);
  const code = (
    <Paper ref={attach} data-ground="paper" role="img" aria-label={label}>
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
  if (caption === undefined && save === undefined && actions === undefined) return code;
  return (
    <Figure>
      {code}
      {caption !== undefined && <Caption>{caption}</Caption>}
      {(save !== undefined || actions !== undefined) && (
        <Actions>
          {save !== undefined && (
            <Button startIcon={<Icon name="download" />} onClick={() => void saveCode(paper.current, save.fileName)}>
              {save.label}
            </Button>
          )}
          {actions}
        </Actions>
      )}
    </Figure>
  );
}
