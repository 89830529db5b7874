import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { oneLine } from '../../../theme/text-styles.ts';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import type { TeamNode } from './TeamTree.tsx';

const Root = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  minWidth: 0,
  minHeight: '2.75rem',
  '&[data-failed="true"]': { color: color('danger') },
});

const Disc = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  backgroundColor: color('accent'),
  // Visible in forced-colours mode.
  border: '1px solid transparent',
  color: color('bg'),
  // Limited to the size of the disc.
  fontSize: 'min(0.8125rem, 15px)',
  fontWeight: 700,
});

const Lines = styled('span')({ display: 'grid', minWidth: 0, '& > *': oneLine });
const Name = styled('b')({ ...typeStyle('label'), fontWeight: 700 });
const Count = styled('small')({ ...typeStyle('meta'), color: color('text2') });

/** Name and count of a node, with its first letter. */
export function NodeLabel({ name, count }: TeamNode) {
  return (
    <Root title={name}>
      <Disc aria-hidden>{Array.from(name)[0]?.toLocaleUpperCase()}</Disc>
      <Lines>
        <Name dir="auto">{name}</Name>
        {count !== undefined && <Count>{count}</Count>}
      </Lines>
    </Root>
  );
}

/** State of a branch, in the place of its nodes. */
export function StateLabel({ hasFailed, children }: { hasFailed: boolean; children: ReactNode }) {
  return (
    <Root data-failed={hasFailed}>
      {hasFailed ? <Icon name="refresh" /> : <Spinner />}
      <span>{children}</span>
    </Root>
  );
}
