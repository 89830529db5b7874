import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { useId } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import type { AmountLine } from '../internal/AmountLines.tsx';
import { AmountLines } from '../internal/AmountLines.tsx';
import { Paper, PaperHead } from '../internal/Paper.tsx';

export interface ContractOfferProps<C extends ElementType = 'a'> {
  /** Who offers it, to whom and when: "Offer from Habagat, 21 Nov". */
  eyebrow: string;
  /** "New dividend terms". */
  title: string;
  headingLevel?: 2 | 3;
  /** A StatusChip. */
  status?: ReactNode;
  /** What the contract pays, in a sentence. */
  text?: ReactNode;
  /** The terms, e.g. a TierLadder. */
  terms?: ReactNode;
  /** Facts: from whom, to whom, valid from, days of payment. */
  facts?: readonly AmountLine<C>[];
  /** What the offer would have paid in the member's own last periods, with a total. */
  effect?: {
    title: string;
    /** Undefined while loading. */
    lines?: readonly AmountLine<C>[] | undefined;
    /** Instead of lines: "No periods yet", or that it did not load. */
    instead?: ReactNode;
  };
  /** What the answer means: "You owe nothing, whatever you choose." */
  note?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Component of links in lines; `'a'` by default. */
  linkComponent?: C;
}

const Eyebrow = styled('p')({ margin: 0, ...typeStyle('meta'), fontWeight: 600, color: color('accent') });
const Title = styled('h2')({ margin: 0, ...typeStyle('section'), textWrap: 'balance', overflowWrap: 'anywhere' });
const Text = styled('p')({ margin: 0, ...typeStyle('body'), color: color('text2'), textWrap: 'pretty' });
const Status = styled('div')({ marginBlockStart: space(1) });
const Effect = styled('section')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(1) });
const EffectTitle = styled('h3')({ margin: 0, ...typeStyle('label'), textWrap: 'pretty' });
const Placeholder = styled('div')({ paddingBlock: space(2) });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  '& > :first-of-type': { flex: '1 1 auto' },
});

/** A contract's offer on engraved paper: terms, parties, start, and its effect on the member's own last periods. */
export function ContractOffer<C extends ElementType = 'a'>(props: ContractOfferProps<C>) {
  const { eyebrow, title, headingLevel = 2, status, text, terms, facts, effect, note, actions, linkComponent } = props;
  const titleId = useId();
  return (
    <Paper labelledBy={titleId} framed>
      <PaperHead>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Title as={`h${headingLevel}`} id={titleId}>
          {title}
        </Title>
        {status !== undefined && <Status>{status}</Status>}
      </PaperHead>
      {text !== undefined && <Text>{text}</Text>}
      {terms}
      {facts && <AmountLines lines={facts} linkComponent={linkComponent} />}
      {effect && (
        <Effect>
          <EffectTitle as={headingLevel === 2 ? 'h3' : 'h4'}>{effect.title}</EffectTitle>
          <EffectContent {...effect} linkComponent={linkComponent} />
        </Effect>
      )}
      {note !== undefined && <Text>{note}</Text>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Paper>
  );
}

type EffectContentProps<C extends ElementType> = Pick<ContractOfferProps<C>, 'linkComponent'> &
  NonNullable<ContractOfferProps<C>['effect']>;

function EffectContent<C extends ElementType>({ lines, instead, linkComponent }: EffectContentProps<C>) {
  if (instead !== undefined) return <Text>{instead}</Text>;
  if (lines) return <AmountLines lines={lines} linkComponent={linkComponent} />;
  return (
    <Placeholder>
      <Skeleton lines={3} height="1rem" />
    </Placeholder>
  );
}
