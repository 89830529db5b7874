import styled from '@emotion/styled';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import type { VerificationState, VerifiedResult } from './verification-types.ts';

interface ResultListProps {
  label: string;
  results: readonly VerifiedResult[];
  stateLabels: Record<VerificationState, string>;
}

const icons: Partial<Record<VerificationState, IconName>> = { matches: 'check', differs: 'close', failed: 'warning' };

const List = styled('ul')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
  paddingBlock: space(2.5),
  borderBlockStart: `1px solid ${color('line')}`,
  ...typeStyle('meta'),
  color: color('text2'),
  '& > :nth-of-type(2)': { marginInlineStart: 'auto', textAlign: 'end' },
});

const Strong = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  ...typeStyle('label'),
  color: color('text'),
  fontVariantNumeric: 'tabular-nums',
  '& > [data-state="matches"]': { color: color('success') },
  '& > [data-state="differs"]': { color: color('danger') },
  '& > [data-state="failed"]': { color: color('warning') },
  '& > span': { display: 'grid' },
});

const Hash = styled('code')({ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' });

/** Results of a draw, each with the outcome of its own check. */
export function ResultList({ label, results, stateLabels }: ResultListProps) {
  return (
    <List aria-label={label}>
      {results.map(({ id, prize, number, winner, hash, state }) => {
        const icon = icons[state];
        return (
          <Item key={id}>
            <div>
              <Strong>
                {icon !== undefined && (
                  <span data-state={state}>
                    <Icon name={icon} size={16} label={stateLabels[state]} />
                  </span>
                )}
                {prize}
              </Strong>
              <Hash dir="ltr">{hash}</Hash>
            </div>
            <div>
              <Strong>{number}</Strong>
              <bdi>{winner}</bdi>
            </div>
          </Item>
        );
      })}
    </List>
  );
}
