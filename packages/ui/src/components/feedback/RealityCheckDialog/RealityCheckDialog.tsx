import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, radius, space, typeStyle } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface RealityCheckFact {
  id: string;
  label: ReactNode;
  /** Formatted amount, time or number. */
  value: ReactNode;
}

export interface RealityCheckAction {
  id: string;
  label: ReactNode;
  onPress: () => void;
  busy?: boolean;
}

export interface RealityCheckDialogProps {
  open: boolean;
  /** How long the member has been playing. */
  title: ReactNode;
  /** Who asked for it, and that the game waits. */
  text?: ReactNode;
  /** Net result in plain words: "₱327.50 lost", "₱120.00 won", with since when and after how many rounds. */
  result: { label: ReactNode; value: ReactNode };
  /** Staked, paid back, balance, time of the day. */
  facts: readonly RealityCheckFact[];
  /** Two to four answers, such as leaving, continuing, a break, a limit; all look the same. */
  actions: readonly RealityCheckAction[];
  /** Announced while an answer is being sent. */
  busyLabel?: string;
  /** Link to the bets since the start. */
  link?: ReactNode;
}

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  // The lines between the cells are the ground of the list.
  gap: 1,
  margin: 0,
  overflow: 'hidden',
  border: `1px solid ${color('line')}`,
  borderRadius: radius('control'),
  backgroundColor: color('line'),
});

const Cell = styled('div')({
  padding: space(3, 3.5),
  backgroundColor: color('surface1'),
  '&[data-result="true"]': { gridColumn: '1 / -1' },
});

const Label = styled('dt')({ ...typeStyle('meta'), color: color('text2') });

const Value = styled('dd')({
  margin: 0,
  ...typeStyle('lead'),
  fontWeight: 600,
  color: color('text'),
  fontVariantNumeric: 'tabular-nums',
  // A loss and a win look the same.
  '[data-result="true"] > &': { ...typeStyle('dialogTitle'), fontVariantNumeric: 'proportional-nums' },
});

const Answers = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: space(2.5),
  marginBlockStart: space(5),
  '& > button': { paddingInline: space(3) },
});

const Links = styled('div')({ marginBlockStart: space(2) });

const ignoreClose = () => {};

/** Interrupts a game and shows what it came to. It closes by an answer only, and no answer is emphasised. */
export function RealityCheckDialog(props: RealityCheckDialogProps) {
  const { open, title, text, result, facts, actions, busyLabel, link } = props;
  const isBusy = actions.some(({ busy }) => busy);
  return (
    <Dialog open={open} onClose={ignoreClose} dismissible={false} role="alertdialog" title={title} text={text}>
      <Facts>
        <Cell data-result>
          <Label>{result.label}</Label>
          <Value>{result.value}</Value>
        </Cell>
        {facts.map(({ id, label, value }) => (
          <Cell key={id}>
            <Label>{label}</Label>
            <Value>{value}</Value>
          </Cell>
        ))}
      </Facts>
      <Answers>
        {actions.map(({ id, label, onPress, busy = false }) => (
          <Button key={id} size="lg" busy={busy} busyLabel={busyLabel} disabled={isBusy && !busy} onClick={onPress}>
            {label}
          </Button>
        ))}
      </Answers>
      {link && <Links>{link}</Links>}
    </Dialog>
  );
}
