import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from '../../display/Icon/Icon.tsx';
import { Progress, type ProgressProps } from '../../feedback/Progress/Progress.tsx';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';

export interface BonusCardFact {
  id: string;
  label: string;
  value: ReactNode;
}

export interface BonusCardWeight {
  id: string;
  icon: IconName;
  /** Kind of game. */
  label: string;
  /** How much of a stake counts: "20%". */
  value: string;
}

export interface BonusCardTerm {
  id: string;
  icon: IconName;
  /** In a few words: "Not in time". */
  title: ReactNode;
  text: ReactNode;
  /** A quiet button. */
  action?: ReactNode;
}

export interface BonusCardProps {
  title: ReactNode;
  /** The bonus, what is still to stake, the end as day and hour. */
  facts: readonly BonusCardFact[];
  /** Turnover so far; its label is for screen readers. */
  progress: Pick<ProgressProps, 'label' | 'value' | 'max' | 'valueText'>;
  /** Heading of the weights. */
  weightsLabel: string;
  /** How much of a stake counts by kind of game. */
  weights: readonly BonusCardWeight[];
  /** Accessible name of the terms. */
  termsLabel: string;
  /** Its endings, the maximum stake, the way out of it. */
  terms: readonly BonusCardTerm[];
  headingLevel?: 2 | 3;
}

const Card = styled('section')({
  overflow: 'hidden',
  border: `1px solid ${color('lineStrong')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
  color: color('text'),
});

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: space(4),
  [media.desktop]: { padding: space(6) },
});

const Title = styled('h2')({ margin: 0, ...typeStyle('section'), textWrap: 'balance', overflowWrap: 'break-word' });

const Facts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2, 8),
  margin: 0,
  '& dt': { ...typeStyle('meta'), color: color('text2') },
  '& dd': { margin: 0, ...typeStyle('label'), fontSize: '1.0625rem', fontVariantNumeric: 'tabular-nums' },
});

const WeightsLabel = styled('h3')({ margin: 0, marginBlockEnd: space(2), ...typeStyle('meta'), color: color('text2') });

const Weights = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: space(1.5),
    padding: space(1, 2.5),
    border: '1px solid transparent',
    borderRadius: radius('control'),
    backgroundColor: color('surface2'),
    ...typeStyle('meta'),
    color: color('text2'),
  },
  '& b': { color: color('text'), fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
});

const Terms = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3, 6),
  margin: 0,
  padding: space(4),
  borderBlockStart: `1px solid ${color('line')}`,
  listStyle: 'none',
  ...typeStyle('body'),
  color: color('text2'),
  textWrap: 'pretty',
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', padding: space(5, 6) },
  '& > li': { display: 'flex', gap: space(3) },
});

const Action = styled('div')({ marginBlockStart: space(2) });

const TermTitle = styled('div')({ color: color('text'), fontWeight: 650 });

/** As high as a line of the text beside it. */
const Mark = styled('span')({
  flex: 'none',
  display: 'grid',
  alignItems: 'center',
  height: '1lh',
  color: color('text3'),
});

/** A bonus whose turnover is played: what is missing, what counts for it, and how it can end. */
export function BonusCard(props: BonusCardProps) {
  const { title, facts, progress, weightsLabel, weights, termsLabel, terms, headingLevel = 2 } = props;
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Body>
        <Title as={`h${headingLevel}`} id={id}>
          {title}
        </Title>
        <Facts>
          {facts.map(({ id: fact, label, value }) => (
            <div key={fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <Progress layout="inline" {...progress} />
        {weights.length > 0 && (
          <div>
            <WeightsLabel as={headingLevel === 2 ? 'h3' : 'h4'}>{weightsLabel}</WeightsLabel>
            <Weights>
              {weights.map(({ id: weight, icon, label, value }) => (
                <li key={weight}>
                  <Icon name={icon} size={16} />
                  <span>
                    {label} <b>{value}</b>
                  </span>
                </li>
              ))}
            </Weights>
          </div>
        )}
      </Body>
      <Terms aria-label={termsLabel}>
        {terms.map(({ id: term, icon, title: name, text, action }) => (
          <li key={term}>
            <Mark>
              <Icon name={icon} size={18} />
            </Mark>
            <div>
              <TermTitle>{name}</TermTitle>
              <div>{text}</div>
              {action !== undefined && <Action>{action}</Action>}
            </div>
          </li>
        ))}
      </Terms>
    </Card>
  );
}
