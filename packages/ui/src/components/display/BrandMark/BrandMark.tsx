import styled from '@emotion/styled';
import { useBrand } from '../../../theme/brand-context.ts';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import type { MarkDrawing } from '../../../theme/tokens.ts';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Mark } from '../internal/Mark.tsx';

export interface BrandMarkProps {
  /** The brand's name. */
  name: string;
  size?: 'sm' | 'md' | 'lg';
  /** Shows only the mark: always, on phones and narrow desktops, or when the name does not fit. The name stays accessible. */
  compact?: boolean | 'phone' | 'fit';
  /** Replaces the brand's own drawing. */
  mark?: MarkDrawing;
}

const sizes = {
  sm: { fontSize: '1.0625rem' },
  md: {},
  lg: { fontSize: '2rem' },
};

const HEIGHT = '1.4em';

const Root = styled('span', { shouldForwardProp: (name) => name !== 'size' })<{ size: 'sm' | 'md' | 'lg' }>(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(2),
    color: color('text'),
    ...typeStyle('wordmark'),
  },
  ({ size }) => sizes[size],
  {
    // A name that does not fit wraps to a second line, which is clipped.
    '&[data-compact="fit"]': {
      flexWrap: 'wrap',
      columnGap: space(2),
      rowGap: '.6em',
      height: HEIGHT,
      overflow: 'hidden',
    },
  },
);

const Drawing = styled(Mark)({ flex: 'none', width: HEIGHT, height: HEIGHT });

const Word = styled('span')({
  whiteSpace: 'nowrap',
  '&[data-compact="true"]': visuallyHidden,
  // In em, so that large text gets the phone layout. The header of a narrow desktop has a navigation instead of the name.
  '@media (max-width:30em),(min-width:56.25em) and (max-width:68em)': { '&[data-compact="phone"]': visuallyHidden },
});

/** Mark and name of the current brand. */
export function BrandMark({ name, size = 'md', compact = false, mark }: BrandMarkProps) {
  const brand = useBrand();
  return (
    <Root size={size} data-compact={compact}>
      <Drawing drawing={mark ?? brand.mark} />
      <Word data-compact={compact}>{name}</Word>
    </Root>
  );
}
