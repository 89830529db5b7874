import styled from '@emotion/styled';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import type { ColorRole } from '../../../theme/tokens.ts';
import { color } from '../../../theme/vars.ts';

export type AmountTone = 'plain' | 'muted' | 'gain' | 'loss';

export interface AmountProps {
  /** The formatted amount, such as ₱1,250.50. */
  text: string;
  /** Form where space is scarce, such as ₱1.2K. The whole amount is then the tooltip and the accessible text. */
  shortText?: string;
  /** `gain` is green, `loss` red, `muted` grey. */
  tone?: AmountTone;
  className?: string;
}

const colors: Record<AmountTone, ColorRole | undefined> = {
  plain: undefined,
  muted: 'text3',
  gain: 'success',
  loss: 'danger',
};

const Figures = styled('bdi', { shouldForwardProp: (name) => name !== 'ink' })<{ ink: ColorRole | undefined }>(
  ({ ink }) => ({
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    ...(ink && { color: color(ink) }),
  }),
);

const Hidden = styled('span')(visuallyHidden);

/** A money amount in the font size of the surrounding text. */
export function Amount({ text, shortText, tone = 'plain', className }: AmountProps) {
  return (
    <Figures ink={colors[tone]} className={className} title={shortText && text}>
      {shortText === undefined ? (
        text
      ) : (
        <>
          <span aria-hidden>{shortText}</span>
          <Hidden>{text}</Hidden>
        </>
      )}
    </Figures>
  );
}
