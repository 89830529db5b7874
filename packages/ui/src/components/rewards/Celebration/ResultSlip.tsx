import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Engraving } from '../../display/Engraving/Engraving.tsx';
import { color, elevation, radius, space, typeStyle } from '../../../theme/vars.ts';

export interface ResultSlipProps {
  /** What it is and when: "Rewards collected Nov 22, 7:20 PM". */
  caption: ReactNode;
  /** "₱185.00"; large. */
  amount: string;
  /** New balance, ticket number, what is to be played. */
  lines?: readonly { id: string; label: string; value: ReactNode }[];
}

/** Radius of the bites at the lower edge, in px. */
const BITE = 6;

const Shadow = styled('div')({ filter: elevation('slip') });

const Paper = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  containerType: 'inline-size',
  padding: `${space(5)} ${space(4)} calc(${space(5)} + ${BITE}px)`,
  borderRadius: `${radius('control')} ${radius('control')} 0 0`,
  backgroundColor: color('bg'),
  color: color('text'),
  textAlign: 'center',
  // Torn off at the lower edge.
  maskImage: `linear-gradient(${color('text')}, ${color('text')}), radial-gradient(circle ${BITE}px at 50% 100%, transparent 96%, ${color('text')})`,
  maskSize: `100% calc(100% - ${BITE * 2}px), ${BITE * 3}px ${BITE * 2}px`,
  maskPosition: '0 0, 50% 100%',
  maskRepeat: 'no-repeat, repeat-x',
});

const Ornament = styled(Engraving)({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: -56,
  insetBlockStart: -56,
  width: 140,
  color: color('engraving'),
  opacity: 0.28,
});

const Caption = styled('div')({ ...typeStyle('meta'), color: color('text2') });

const Amount = styled('div')({
  ...typeStyle('amount'),
  fontSize: 'min(2.625rem, 15cqi)',
  fontVariantNumeric: 'proportional-nums',
  overflowWrap: 'anywhere',
});

const Lines = styled('dl')({
  display: 'grid',
  gap: space(2),
  margin: 0,
  marginBlockStart: space(3),
  paddingBlockStart: space(3),
  borderBlockStart: `1px dashed ${color('lineStrong')}`,
});

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
  ...typeStyle('body'),
  '& > dt': { color: color('text2') },
  '& > dd': { margin: 0, marginInlineStart: 'auto', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
});

/** A printed slip on paper: what came, and the balance after it. */
export function ResultSlip({ caption, amount, lines }: ResultSlipProps) {
  return (
    <Shadow data-ground="paper">
      <Paper>
        <Ornament kind="rosette" lines={10} petals={11} weight={0.6} />
        <Caption>{caption}</Caption>
        <Amount>
          <bdi>{amount}</bdi>
        </Amount>
        {lines !== undefined && lines.length > 0 && (
          <Lines>
            {lines.map(({ id, label, value }) => (
              <Line key={id}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Line>
            ))}
          </Lines>
        )}
      </Paper>
    </Shadow>
  );
}
