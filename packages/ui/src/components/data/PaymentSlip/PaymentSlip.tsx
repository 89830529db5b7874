import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { fittedFontSize } from '../../../theme/text-styles.ts';
import { color, elevation, media, radius, space, typeStyle } from '../../../theme/vars.ts';
import { Engraving } from '../../display/Engraving/Engraving.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import type { ReceiptLine } from '../internal/ReceiptLines.tsx';
import { ReceiptLines } from '../internal/ReceiptLines.tsx';

export interface PaymentSlipProps {
  /** Kind and number, e.g. "Withdrawal WD-2611-004512". */
  title: ReactNode;
  /** Formatted amount that the slip is about. */
  amount: string;
  /** Below the amount: its parts as a SegmentedBar. */
  children?: ReactNode;
  lines?: readonly ReceiptLine[];
  /** Last line, small. */
  note?: ReactNode;
  /** Shows placeholders in place of everything but the title. */
  loading?: boolean;
  headingLevel?: 2 | 3;
}

const NONE: readonly ReceiptLine[] = [];

/** Depth of the torn edge in px. */
const TEETH = 9;

const Shadow = styled('div')({ minWidth: 0, filter: elevation('slip') });

const Paper = styled('section')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: `${space(4.5, 5)} calc(${space(4.5)} + ${TEETH}px)`,
  borderStartStartRadius: radius('card'),
  borderStartEndRadius: radius('card'),
  backgroundColor: color('bg'),
  color: color('text'),
  // Mask colours only have an opacity.
  maskImage: `linear-gradient(${color('text')} 0 0), radial-gradient(circle at 50% 0, ${color('text')} 69%, transparent 71%)`,
  maskSize: `100% calc(100% - ${TEETH}px), 18px ${TEETH + 1}px`,
  maskPosition: 'top, bottom',
  maskRepeat: 'no-repeat, repeat-x',
  [media.desktop]: { padding: `${space(6, 7)} calc(${space(6)} + ${TEETH}px)` },
  [media.forcedColors]: { border: '1px solid CanvasText', maskImage: 'none' },
});

const Rosette = styled(Engraving)({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: -64,
  insetBlockStart: -64,
  width: 150,
  height: 150,
  color: color('engraving'),
  opacity: 0.3,
  // Above the amount, which takes the whole width.
  '@container (max-width: 18rem)': { width: 108, height: 108, insetInlineEnd: -54, insetBlockStart: -54 },
});

// Keeps clear of the rosette.
const Title = styled('h2')({ margin: 0, paddingInlineEnd: space(16), ...typeStyle('meta'), color: color('text2') });

const Amount = styled('p')({
  margin: 0,
  ...typeStyle('amount'),
  fontSize: '2.25rem',
  whiteSpace: 'nowrap',
  '& > bdi': { fontVariantNumeric: 'proportional-nums' },
});

const Details = styled('div')({ paddingBlockStart: space(4), borderBlockStart: `1px dashed ${color('lineStrong')}` });

const Note = styled('div')({ ...typeStyle('meta'), color: color('text2'), textWrap: 'pretty', '& p': { margin: 0 } });

/** Printed slip of money that moves: a withdrawal or a transfer, with a torn edge. */
export function PaymentSlip(props: PaymentSlipProps) {
  const { title, amount, children, lines = NONE, note, loading = false, headingLevel = 2 } = props;
  const id = useId();
  return (
    <Shadow>
      <Paper data-ground="paper" aria-labelledby={id} aria-busy={loading}>
        <Rosette kind="rosette" lines={18} petals={11} />
        <div>
          <Title as={`h${headingLevel}`} id={id}>
            {title}
          </Title>
          {loading ? (
            <Skeleton height="2.25rem" width="60%" />
          ) : (
            <Amount>
              <bdi style={{ fontSize: fittedFontSize(amount) }}>{amount}</bdi>
            </Amount>
          )}
        </div>
        {loading ? <Skeleton lines={4} /> : children}
        {!loading && lines.length > 0 && (
          <Details>
            <ReceiptLines lines={lines} />
          </Details>
        )}
        {!loading && note && <Note>{note}</Note>}
      </Paper>
    </Shadow>
  );
}
