import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface PendingChangeProps {
  /** What was asked for and when: "Raise to ₱10,000 a day, asked 11:30 AM". */
  title: ReactNode;
  /** When it can take effect, and what holds until then. */
  text: ReactNode;
  cancelLabel: string;
  onCancel: () => void;
  /** Second yes, once the waiting time is over. */
  confirm?: { label: string; onPress: () => void };
  /** The action that is in progress. */
  busy?: 'cancel' | 'confirm';
  /** Announced when an action starts. */
  busyLabel?: string;
}

const Root = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  minWidth: 0,
  '& > svg': { flex: 'none', color: color('info') },
});

/** Text and buttons side by side where both have enough width. */
const Body = styled('div')({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2.5, 3),
  minWidth: 0,
});

const Message = styled('div')({ flex: '1 1 16rem', minWidth: 0 });

const Title = styled('div')({ ...typeStyle('label'), color: color('text') });

const Text = styled('div')({ ...typeStyle('meta'), color: color('text2'), textWrap: 'pretty' });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

/** A change that waits for its time and for a second yes; it can be cancelled until then. */
export function PendingChange(props: PendingChangeProps) {
  const { title, text, cancelLabel, onCancel, confirm, busy, busyLabel } = props;
  return (
    <Root>
      <Icon name="hourglass" />
      <Body>
        <Message>
          <Title>{title}</Title>
          <Text>{text}</Text>
        </Message>
        <Actions>
          {confirm && (
            <Button
              busy={busy === 'confirm'}
              busyLabel={busyLabel}
              disabled={busy === 'cancel'}
              onClick={confirm.onPress}
            >
              {confirm.label}
            </Button>
          )}
          <Button busy={busy === 'cancel'} busyLabel={busyLabel} disabled={busy === 'confirm'} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </Actions>
      </Body>
    </Root>
  );
}
