import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useBrand } from '../../../theme/brand-context.ts';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';
import { Mark } from '../internal/Mark.tsx';
import { Engraving } from '../Engraving/Engraving.tsx';

export interface HeroPanelProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  text?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  engraving?: 'rosette' | 'wave' | 'none';
  headingLevel?: 1 | 2 | 3;
}

/** Space below the text for the wave on phones. */
const waveBand = space(16);

const Surface = styled('section')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  containerType: 'inline-size',
  display: 'grid',
  alignItems: 'center',
  minHeight: 220,
  padding: space(10, 6, 8),
  '&[data-engraving="wave"]': { paddingBlock: `${space(8)} calc(${waveBand} + ${space(5)})` },
  borderRadius: radius('card'),
  background: `radial-gradient(120% 150% at 100% 0%, ${color('bgHighlight')} 0, ${color('bg')} 62%)`,
  color: color('text'),
  // Frame like that of a banknote.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: space(1.5),
    border: `1px solid color-mix(in srgb, ${color('engraving')} 30%, transparent)`,
    borderRadius: `calc(${radius('card')} - ${space(1.5)})`,
    pointerEvents: 'none',
  },
  [media.desktop]: {
    minHeight: 320,
    '&, &[data-engraving]': { padding: space(12, 14) },
    borderRadius: radius('banner'),
    '&::after': { inset: space(2), borderRadius: `calc(${radius('banner')} - ${space(2)})` },
  },
});

const TextBlock = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(2),
  [media.desktop]: { maxWidth: '56%', gap: space(3) },
});

const Eyebrow = styled('p')({ margin: 0, ...typeStyle('label'), color: color('accent') });
const Title = styled('h2')({ margin: 0, ...typeStyle('banner'), textWrap: 'balance' });
const Text = styled('div')({
  ...typeStyle('lead'),
  color: color('text2'),
  maxWidth: '52ch',
  textWrap: 'pretty',
  '& p': { margin: 0 },
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2.5),
  marginBlockStart: space(2),
});

/** Rosette and mark with one centre: a corner on phones, the end side on desktops. */
const Badge = styled('div')({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: space(1),
  insetBlockStart: `calc(${space(2)} * -1)`,
  width: 0,
  height: 0,
  [media.desktop]: { insetInlineEnd: '21%', insetBlockStart: '50%' },
});

const Rosette = styled(Engraving)({
  position: 'absolute',
  inset: -88,
  width: 176,
  height: 176,
  color: color('engraving'),
  opacity: 0.42,
  // Does not overlap the text on a narrow panel.
  [media.desktop]: { inset: 'max(-310px, -24cqi)', width: 'min(620px, 48cqi)', height: 'min(620px, 48cqi)' },
});

const BadgeMark = styled(Mark)({
  display: 'none',
  [media.desktop]: { display: 'block', position: 'absolute', inset: -44, width: 88, height: 88 },
});

const Wave = styled(Engraving)({
  position: 'absolute',
  zIndex: -1,
  color: color('engraving'),
  opacity: 0.34,
  insetInline: 0,
  insetBlockEnd: space(3),
  width: '100%',
  height: waveBand,
  maskImage: `radial-gradient(closest-side, ${color('engraving')} 40%, transparent)`,
  [media.desktop]: { insetInlineStart: '54%', insetBlock: 0, width: '46%', height: '100%' },
});

/** Large opening panel: text at the start, line art at the end. */
export function HeroPanel(props: HeroPanelProps) {
  const { title, eyebrow, text, actions, engraving = 'rosette', headingLevel = 2 } = props;
  const { mark } = useBrand();
  return (
    <Surface data-ground="panel" data-engraving={engraving}>
      {engraving === 'rosette' && (
        <Badge>
          <Rosette kind="rosette" lines={28} />
          <BadgeMark drawing={mark} />
        </Badge>
      )}
      {engraving === 'wave' && <Wave kind="wave" lines={24} />}
      <TextBlock>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title as={`h${headingLevel}`}>{title}</Title>
        {text && <Text>{text}</Text>}
        {actions && <Actions>{actions}</Actions>}
      </TextBlock>
    </Surface>
  );
}
