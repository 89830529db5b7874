import styled from '@emotion/styled';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, radius, space, typeStyle } from '../../../theme/vars.ts';
import type { CopyState } from './use-copy.ts';

export interface CopyResultProps {
  state: CopyState;
  value: string;
  copiedLabel: string;
  failedLabel: string;
}

const Announced = styled('span')(visuallyHidden);

const ManualCopy = styled('span')({
  display: 'block',
  marginBlockStart: space(1),
  ...typeStyle('meta'),
  color: color('text2'),
});

const Value = styled('code')({
  display: 'block',
  marginBlockStart: space(1),
  padding: space(2, 3),
  borderRadius: radius('small'),
  backgroundColor: color('surface2'),
  color: color('text'),
  fontFamily: 'inherit',
  overflowWrap: 'anywhere',
  WebkitUserSelect: 'all',
  userSelect: 'all',
});

/** Announces a successful copy; when copying failed, shows the value, selectable with one press. */
export function CopyResult({ state, value, copiedLabel, failedLabel }: CopyResultProps) {
  return (
    <>
      <Announced role="status">{state === 'copied' && copiedLabel}</Announced>
      <span role="alert">
        {state === 'refused' && (
          <ManualCopy>
            {failedLabel}
            <Value>{value}</Value>
          </ManualCopy>
        )}
      </span>
    </>
  );
}
