import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Engraving } from '../../display/Engraving/Engraving.tsx';
import { VipBadge } from '../../display/VipBadge/VipBadge.tsx';
import type { ProgressProps } from '../../feedback/Progress/Progress.tsx';
import { Progress } from '../../feedback/Progress/Progress.tsx';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';

export interface RankRequirement extends Pick<ProgressProps, 'label' | 'value' | 'max'> {
  id: string;
  /** "₱61,400 of ₱80,000"; the numbers are for the drawing only. */
  valueText: string;
}

export interface RankCardProps {
  level: number;
  /** Name of the rank. */
  name: string;
  /** Above the name: "Your rank since May 3, 2026". */
  caption: ReactNode;
  /** What the next rank needs, e.g. deposits and bets; empty at the highest rank. */
  requirements: readonly RankRequirement[];
  /** What is missing, in pesos, and whether it can be lost. */
  text: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

const Root = styled('section')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: space(5, 4),
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  background: `linear-gradient(140deg, ${color('bg')}, ${color('bgHighlight')} 45%, ${color('bg')})`,
  color: color('text'),
  [media.desktop]: { padding: space(6) },
});

const Ornament = styled(Engraving)({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: -60,
  insetBlockStart: -76,
  width: 220,
  color: color('engraving'),
  opacity: 0.3,
});

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: space(4), minWidth: 0 });
const Caption = styled('div')({ ...typeStyle('meta'), color: color('text2') });
const Name = styled('h2')({ margin: 0, ...typeStyle('title'), overflowWrap: 'anywhere' });
const Text = styled('div')({ ...typeStyle('body'), textWrap: 'pretty' });

/** The member's rank: how far the next one is, in the amounts that count. */
export function RankCard({ level, name, caption, requirements, text, headingLevel = 2 }: RankCardProps) {
  return (
    <Root data-ground="panel">
      <Ornament kind="rosette" lines={16} petals={11} weight={0.6} />
      <Head>
        <span aria-hidden>
          <VipBadge level={level} name="" size={72} nameHidden />
        </span>
        <div>
          <Caption>{caption}</Caption>
          <Name as={`h${headingLevel}`}>{name}</Name>
        </div>
      </Head>
      {requirements.map(({ id, ...rest }) => (
        <Progress key={id} {...rest} />
      ))}
      <Text>{text}</Text>
    </Root>
  );
}
