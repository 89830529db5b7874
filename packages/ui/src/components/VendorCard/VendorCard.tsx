import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ElementType, MouseEvent, ReactNode, Ref } from 'react';
import { focusRing } from '../../theme/base-styles.ts';
import { color, media, radius, space, transition, typeStyle } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LazyImage } from '../LazyImage/LazyImage.tsx';

export interface VendorCardProps {
  name: string;
  /** Address of the logo, drawn 16:9. */
  logo: string;
  /** How many games, in words. */
  count?: ReactNode;
  /** Words for a maker that rests, with the hour of its return; the card cannot be pressed then. */
  maintenance?: string;
  disabled?: boolean;
  /** Element or component that leads to the maker's games; a button where there are no `linkProps`. */
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

const Words = styled('span')({ display: 'grid', minWidth: 0, paddingInline: space(1) });
const Name = styled('span')({ ...typeStyle('tile'), overflowWrap: 'anywhere' });
const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  ...typeStyle('meta'),
  color: color('text3'),
});

/** A maker of games: logo, name and how much there is, or when it is back. */
export function VendorCard(props: VendorCardProps) {
  const { name, logo, count, maintenance, disabled = false, linkComponent, linkProps, onPress, className, ref } = props;
  const resting = disabled || maintenance !== undefined;
  const press = (event: MouseEvent) => {
    if (resting) event.preventDefault();
    else onPress?.();
  };
  return (
    <Card
      as={linkProps ? (linkComponent ?? 'a') : 'button'}
      {...(linkProps ?? { type: 'button' })}
      // One card, two kinds of element: a button's ref and a link's are both elements.
      ref={ref as Ref<HTMLButtonElement>}
      className={className}
      aria-disabled={resting || undefined}
      data-disabled={disabled || undefined}
      onClick={press}
    >
      <Logo src={logo} alt="" width={320} height={180} />
      <Words>
        <Name>{name}</Name>
        {(maintenance ?? count) !== undefined && (
          <Line>
            {maintenance !== undefined && <Icon name="tool" size={14} />}
            {maintenance ?? count}
          </Line>
        )}
      </Words>
    </Card>
  );
}
