import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import { LazyImage } from '../../display/LazyImage/LazyImage.tsx';
import type { StatusTone } from '../../display/StatusChip/StatusChip.tsx';
import { StatusChip } from '../../display/StatusChip/StatusChip.tsx';
import { focusRing } from '../../../theme/base-styles.ts';
import { color, media, radius, space, transition, typeStyle } from '../../../theme/vars.ts';
import { card, stretchedLink } from '../internal/card-styles.ts';

export interface PromotionCardProps {
  title: string;
  /** One sentence with amount and condition. */
  text: ReactNode;
  /** URL of the picture; decoration. Without it the place of the picture stays plain. */
  image?: string | undefined;
  /** State for this member. */
  status?: { tone: StatusTone; label: string };
  /** Last day, when there is no status. */
  deadline?: ReactNode;
  /** What the page of the promotion offers: "Apply", "3 turns left". */
  action: string;
  /** The promotion is over; the picture loses its colour. */
  ended?: boolean;
  headingLevel?: 2 | 3;
  /** Link component, `'a'` by default. */
  linkComponent?: ElementType;
  /** Props of the link (`href`, `to`). */
  linkProps: object;
}

const Root = styled('article')({
  ...card,
  position: 'relative',
  display: 'grid',
  // As high as the others of its row.
  height: '100%',
  gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)',
  overflow: 'hidden',
  transition: transition(['background-color']),
  [media.hover]: { '&:hover': { backgroundColor: color('surface2') } },
  '&:focus-within:has(:focus-visible)': { ...focusRing, borderRadius: radius('card') },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
});

const Picture = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: color('surface3'),
  '& > span, && img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  // The subject of a banner is in its second half.
  '&& img': { objectPosition: '76% 50%' },
  '[data-ended="true"] > & img[data-shown]': { filter: 'grayscale(.85) brightness(.75)' },
  [media.desktop]: { height: 132 },
});

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  minWidth: 0,
  padding: space(3, 3.5, 2.5),
  [media.desktop]: { padding: space(3.5, 4.5, 3) },
});

const Title = styled('h3')({
  margin: 0,
  ...typeStyle('section'),
  fontSize: '1.125rem',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

const Link = styled('a')(stretchedLink);

const Text = styled('div')({ ...typeStyle('meta'), color: color('text2'), textWrap: 'pretty' });

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 2),
  minHeight: space(8),
  marginBlockStart: 'auto',
  ...typeStyle('meta'),
  color: color('text2'),
});

const ActionText = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(0.5),
  marginInlineStart: 'auto',
  ...typeStyle('label'),
  color: color('accent'),
  '[dir="rtl"] & > svg': { transform: 'scaleX(-1)' },
});

/** A promotion in a list: what it is, and its state for this member or its last day. The whole card is its link. */
export function PromotionCard(props: PromotionCardProps) {
  const { title, text, image, status, deadline, action, ended = false, headingLevel = 3 } = props;
  const { linkComponent = 'a', linkProps } = props;
  return (
    <Root data-ended={ended}>
      <Picture>{image !== undefined && <LazyImage src={image} alt="" width={400} height={132} />}</Picture>
      <Body>
        <Title as={`h${headingLevel}`}>
          <Link as={linkComponent} {...linkProps}>
            {title}
          </Link>
        </Title>
        <Text>{text}</Text>
        <Foot>
          {status === undefined ? <span>{deadline}</span> : <StatusChip tone={status.tone}>{status.label}</StatusChip>}
          <ActionText>
            {action}
            <Icon name="chevronEnd" size={16} />
          </ActionText>
        </Foot>
      </Body>
    </Root>
  );
}
