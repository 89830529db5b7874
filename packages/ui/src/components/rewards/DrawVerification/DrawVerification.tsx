import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { StatusTone } from '../../display/StatusChip/StatusChip.tsx';
import { StatusChip } from '../../display/StatusChip/StatusChip.tsx';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { card } from '../internal/card-styles.ts';
import { ResultList } from './ResultList.tsx';
import type { VerificationState, VerificationStep, VerifiedResult } from './verification-types.ts';

export type { VerificationState, VerificationStep, VerifiedResult } from './verification-types.ts';

export interface DrawVerificationProps {
  title: string;
  headingLevel?: 2 | 3;
  /** What was computed, where, and from what. */
  text: ReactNode;
  /** State of the whole draw. `matches` only after this browser has computed it. */
  state: VerificationState;
  stateLabels: Record<VerificationState, string>;
  steps: readonly VerificationStep[];
  results: readonly VerifiedResult[];
  /** Accessible name of the results. */
  resultsLabel: string;
  /** Compute again, download the tickets. */
  actions?: ReactNode;
}

const tones: Record<VerificationState, StatusTone> = {
  waiting: 'neutral',
  computing: 'pending',
  matches: 'success',
  differs: 'danger',
  failed: 'warning',
};

const Root = styled('section')({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: space(4),
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 3),
});

const Title = styled('h2')({ margin: 0, ...typeStyle('section') });
const Text = styled('div')({ ...typeStyle('body'), color: color('text2'), textWrap: 'pretty' });

const Steps = styled('ol')({
  display: 'grid',
  gap: space(3),
  margin: 0,
  paddingInlineStart: space(5),
  '& > li::marker': { ...typeStyle('label'), color: color('accent') },
});

const Label = styled('span')({ display: 'block', ...typeStyle('label') });

/** Not mirrored, because hashes are read from the left. */
const Value = styled('code')({
  display: 'block',
  ...typeStyle('meta'),
  fontFamily: 'ui-monospace, monospace',
  color: color('text2'),
  overflowWrap: 'anywhere',
});

const Note = styled('div')({ ...typeStyle('meta'), color: color('text2') });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2.5) });

/** How a draw is checked: what was published before, what after, and whether the results follow from both. */
export function DrawVerification(props: DrawVerificationProps) {
  const { title, headingLevel = 2, text, state, stateLabels, steps, results, resultsLabel, actions } = props;
  return (
    <Root>
      <Head>
        <Title as={`h${headingLevel}`}>{title}</Title>
        <span role="status">
          <StatusChip tone={tones[state]}>{stateLabels[state]}</StatusChip>
        </span>
      </Head>
      <Text>{text}</Text>
      <Steps>
        {steps.map((step) => (
          <li key={step.id}>
            <Label>{step.label}</Label>
            {step.value !== undefined && <Value dir="ltr">{step.value}</Value>}
            {step.text !== undefined && <Note>{step.text}</Note>}
          </li>
        ))}
      </Steps>
      <ResultList label={resultsLabel} results={results} stateLabels={stateLabels} />
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}
