import styled from '@emotion/styled';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { LazyImage } from '../../display/LazyImage/LazyImage.tsx';
import { RadioBox, RadioFieldset } from '../internal/radio-parts.tsx';
import { color, family, media, radius, size, space, transition, typeStyle } from '../../../theme/vars.ts';

export interface ChoiceCard {
  value: string;
  label: string;
  /** Secondary line under the label. */
  caption?: ReactNode;
  /** Up to two letters, or an Icon, before the text. */
  icon: ReactNode;
  /** URL of a square image; `icon` is the fallback. */
  image?: string | undefined;
  disabled?: boolean;
}

export interface ChoiceCardsProps {
  /** Group label, shown above. */
  label: string;
  cards: readonly ChoiceCard[];
  /** Empty string when nothing is selected. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** Cards in a row on phones: in a `grid` two, in `rows` one, for long captions. */
  layout?: 'grid' | 'rows';
}

const Cards = styled(RadioGroup)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2.5),
  '&[data-layout="grid"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))' },
  [media.desktop]: {
    '&[data-layout]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))' },
    // Four cards: two rows of two instead of three and one.
    '&[data-layout]:has(> :nth-of-type(4):last-of-type)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(13rem, 40%), 100%), 1fr))',
    },
  },
});

const Card = styled(RadioBox)({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  minHeight: size('targetLarge'),
  padding: space(2.5),
  border: `1px solid ${color('line')}`,
  borderRadius: radius('field'),
  backgroundColor: color('surface1'),
  color: color('text'),
  transition: transition(['background-color', 'border-color']),
  [media.hover]: { '&:hover:not(:has(input:checked, input:disabled))': { backgroundColor: color('surface2') } },
  '&:has(input:checked)': {
    borderColor: color('accentLine'),
    boxShadow: `inset 0 0 0 1px ${color('accentLine')}`,
    backgroundColor: color('surface2'),
    [media.forcedColors]: { outline: '2px solid Highlight' },
  },
  '&:has(input:focus-visible)': focusRing,
  '&:has(input:disabled)': { color: color('text3') },
  '&:has(input:disabled) img': { filter: 'grayscale(1)', opacity: 0.6 },
});

const ICON_SIZE = 36;

const IconSlot = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: ICON_SIZE,
  height: ICON_SIZE,
  borderRadius: radius('small'),
  backgroundColor: color('surface3'),
  fontFamily: family('display'),
  // Limited to its square.
  fontSize: 'min(1em, 18px)',
  fontWeight: 700,
});

const CardImage = styled(LazyImage)({ flex: 'none', width: ICON_SIZE, borderRadius: radius('small') });

const TextBlock = styled('span')({ display: 'grid', minWidth: 0 });
const Label = styled('span')({ ...typeStyle('label'), overflowWrap: 'anywhere' });
const Caption = styled('span')({ ...typeStyle('meta'), color: color('text2') });

function CardIcon({ icon, image }: ChoiceCard) {
  const iconElement = <IconSlot aria-hidden>{icon}</IconSlot>;
  if (image === undefined) return iconElement;
  return <CardImage src={image} alt="" width={ICON_SIZE} height={ICON_SIZE} fallback={iconElement} />;
}

/** Radio buttons as cards, each with an icon and a caption. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { label, cards, value, onChange, disabled = false, layout = 'grid' } = props;
  return (
    <RadioFieldset label={label} labelGap={space(2)} disabled={disabled}>
      <Cards role="presentation" value={value} data-layout={layout}>
        {cards.map((card) => (
          <Card key={card.value} value={card.value} disabled={card.disabled} onChoose={() => onChange(card.value)}>
            <CardIcon {...card} />
            <TextBlock>
              <Label>{card.label}</Label>
              {card.caption !== undefined && <Caption>{card.caption}</Caption>}
            </TextBlock>
          </Card>
        ))}
      </Cards>
    </RadioFieldset>
  );
}
