import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ElementType, MouseEvent, ReactNode, Ref } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { color, media, radius, space, transition, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { LazyImage } from '../../display/LazyImage/LazyImage.tsx';

export interface VendorCardProps {
  name: string;
  /** URL of the logo, aspect ratio 16:9. */
  logo: string;
  /** Number of games as text. */
  count?: ReactNode;
  /** Maintenance notice with its end; the card is disabled then. */
  maintenance?: string;
  disabled?: boolean;
  /** Link component, `'a'` by default; without `linkProps` the card is a button. */
  linkComponent?: ElementType;
  /** Props of the link (`href`, `to`). */
  linkProps?: object;
  onPress?: () => void;
  className?: string;
  ref?: Ref<HTMLElement>;
}

const Card = styled('button')(
  css({
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: space(2),
    width: '100%',
    margin: 0,
    padding: space(2, 2, 2.5),
    border: `1px solid ${color('line')}`,
    borderRadius: radius('tile'),
    backgroundColor: color('surface1'),
    color: color('text'),
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: transition(['background-color']),
    '&:focus-visible': { ...focusRing, borderRadius: radius('tile') },
    '&[aria-disabled]': { cursor: 'not-allowed' },
    '&[aria-disabled] img[data-shown]': { filter: 'grayscale(.85) brightness(.7)' },
    '&[data-disabled]': { opacity: 0.55 },
    [media.hover]: { '&:hover:not([aria-disabled])': { backgroundColor: color('surface2') } },
  }),
);

const Logo = styled(LazyImage)({ borderRadius: radius('small') });

const TextBlock = styled('span')({ display: 'grid', minWidth: 0, paddingInline: space(1) });
const Name = styled('span')({ ...typeStyle('tile'), overflowWrap: 'anywhere' });
const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  ...typeStyle('meta'),
  color: color('text3'),
});

/** Game vendor: logo, name and number of games, or its maintenance. */
export function VendorCard(props: VendorCardProps) {
  const { name, logo, count, maintenance, disabled = false, linkComponent, linkProps, onPress, className, ref } = props;
  const isClosed = disabled || maintenance !== undefined;
  const press = (event: MouseEvent) => {
    if (isClosed) event.preventDefault();
    else onPress?.();
  };
  return (
    <Card
      as={linkProps ? (linkComponent ?? 'a') : 'button'}
      {...(linkProps ?? { type: 'button' })}
      // The element is a button or a link; both refs are HTML elements.
      ref={ref as Ref<HTMLButtonElement>}
      className={className}
      aria-disabled={isClosed || undefined}
      data-disabled={disabled || undefined}
      onClick={press}
    >
      <Logo src={logo} alt="" width={320} height={180} />
      <TextBlock>
        <Name>{name}</Name>
        {(maintenance ?? count) !== undefined && (
          <Line>
            {maintenance !== undefined && <Icon name="tool" size={14} />}
            {maintenance ?? count}
          </Line>
        )}
      </TextBlock>
    </Card>
  );
}
