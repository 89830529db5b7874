import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { LazyImage } from '../../display/LazyImage/LazyImage.tsx';
import type { StatusTone } from '../../display/StatusChip/StatusChip.tsx';
import { StatusChip } from '../../display/StatusChip/StatusChip.tsx';
import type { ProgressProps } from '../../feedback/Progress/Progress.tsx';
import { Progress } from '../../feedback/Progress/Progress.tsx';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';

export interface PromotionLeadFact {
  id: string;
  label: string;
  value: ReactNode;
}

export interface PromotionLeadProps {
  /** The answer: "Weekend reload: ₱2,180 of ₱3,200 played". */
  title: string;
  text?: ReactNode;
  /** URL of the picture; decoration. */
  image?: string;
  status?: { tone: StatusTone; label: string };
  /** Turnover so far; its text is in the title. */
  progress?: Pick<ProgressProps, 'label' | 'value' | 'max' | 'valueText'>;
  /** What is missing, the bonus, the end as day and hour. */
  facts?: readonly PromotionLeadFact[];
  /** Buttons. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

const Root = styled('section')({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('bg'),
  color: color('text'),
  [media.desktop]: {
    '&[data-pictured="true"]': { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' },
    borderRadius: radius('banner'),
  },
});

const Picture = styled('div')({
  position: 'relative',
  height: 150,
  overflow: 'hidden',
  '& > span, && img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  // The subject of a banner is in its second half.
  '&& img': { objectPosition: '76% 50%' },
  [media.desktop]: { order: 1, height: 'auto', minHeight: 280 },
});

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space(3),
  padding: space(4),
  [media.desktop]: { padding: space(8, 9) },
});

const Title = styled('h2')({
  margin: 0,
  ...typeStyle('banner'),
  textWrap: 'balance',
  overflowWrap: 'break-word',
});

const Text = styled('div')({ ...typeStyle('body'), color: color('text2'), textWrap: 'pretty' });

const Facts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2, 6),
  margin: 0,
  '& dt': { ...typeStyle('meta'), color: color('text2') },
  '& dd': { margin: 0, ...typeStyle('label'), fontSize: '1.0625rem', fontVariantNumeric: 'tabular-nums' },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2.5), marginBlockStart: space(1) });

/** The bonus in play, or the promotion that matters most, above the list of promotions. */
export function PromotionLead(props: PromotionLeadProps) {
  const { title, text, image, status, progress, facts = [], actions, headingLevel = 2 } = props;
  return (
    <Root data-ground="panel" data-pictured={image !== undefined}>
      {image !== undefined && (
        <Picture>
          <LazyImage src={image} alt="" width={640} height={320} eager />
        </Picture>
      )}
      <Body>
        {status !== undefined && (
          <span>
            <StatusChip tone={status.tone}>{status.label}</StatusChip>
          </span>
        )}
        <Title as={`h${headingLevel}`}>{title}</Title>
        {text !== undefined && <Text>{text}</Text>}
        {progress !== undefined && <Progress layout="inline" {...progress} />}
        {facts.length > 0 && (
          <Facts>
            {facts.map(({ id, label, value }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        )}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Body>
    </Root>
  );
}
