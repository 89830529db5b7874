import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import { LazyImage } from '../../display/LazyImage/LazyImage.tsx';
import { focusRing } from '../../../theme/base-styles.ts';
import { color, media, radius, space, transition, typeStyle } from '../../../theme/vars.ts';
import { card, figure, stretchedLink } from '../internal/card-styles.ts';

export interface GoodsCardProps {
  name: string;
  /** URL of the picture, 4:3; decoration beside the name. */
  image: string;
  /** Price as text: "1,200". */
  points: string;
  /** After the price: "points". */
  unit: string;
  /** When it comes ("Code at once"), or how many points are missing ("260 more points"). */
  note: ReactNode;
  /** What is left, where that matters: "3 left". */
  stock?: ReactNode;
  /** `missing`: not enough points; `out`: out of stock. */
  availability?: 'available' | 'missing' | 'out';
  headingLevel?: 2 | 3 | 4;
  /** Link component, `'a'` by default. */
  linkComponent?: ElementType;
  /** Props of the link (`href`, `to`). */
  linkProps: object;
}

const Root = styled('article')({
  ...card,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  transition: transition(['background-color']),
  [media.hover]: { '&:hover': { backgroundColor: color('surface2') } },
  '&:focus-within:has(:focus-visible)': { ...focusRing, borderRadius: radius('card') },
  '&[data-availability="out"] img[data-shown]': { filter: 'grayscale(.9) brightness(.75)' },
});

const Body = styled('div')({ display: 'grid', gap: space(0.5), padding: space(2.5, 3.5, 3.5), minWidth: 0 });

const Name = styled('h3')({ margin: 0, ...typeStyle('tile'), overflowWrap: 'anywhere' });

const Link = styled('a')(stretchedLink);

const Price = styled('div')({
  ...figure,
  fontSize: '1.125rem',
  '& > small': { ...typeStyle('meta'), marginInlineStart: space(0.5), color: color('text2') },
});

const Line = styled('div')({
  display: 'flex',
  gap: space(1.5),
  ...typeStyle('meta'),
  color: color('text2'),
  '& > svg': { flex: 'none', height: '1lh' },
});

const Stock = styled('span')({ ...typeStyle('meta'), fontWeight: 600, color: color('warning') });

/** Goods of a points mall. The whole card is its link; the page of the goods says the rest. */
export function GoodsCard(props: GoodsCardProps) {
  const { name, image, points, unit, note, stock, availability = 'available', headingLevel = 3 } = props;
  const { linkComponent = 'a', linkProps } = props;
  return (
    <Root data-availability={availability}>
      <LazyImage src={image} alt="" width={320} height={240} fallback={<Icon name="gift" size={40} />} />
      <Body>
        <Name as={`h${headingLevel}`}>
          <Link as={linkComponent} {...linkProps}>
            {name}
          </Link>
        </Name>
        <Price>
          {points} <small>{unit}</small>
        </Price>
        <Line>
          {availability !== 'available' && <Icon name={availability === 'out' ? 'close' : 'lock'} size={14} />}
          <span>{note}</span>
        </Line>
        {stock !== undefined && <Stock>{stock}</Stock>}
      </Body>
    </Root>
  );
}
