import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Engraving } from '../../display/Engraving/Engraving.tsx';
import { color, radius, space, typeStyle } from '../../../theme/vars.ts';
import type { Prize } from '../internal/prize.ts';
import type { WheelDraw } from './use-wheel-turn.ts';
import { TURN_MS, useWheelTurn } from './use-wheel-turn.ts';
import { Wheel } from './Wheel.tsx';
import { wheelFields } from './wheel-fields.ts';

export type { Prize, PrizeTone } from '../internal/prize.ts';
export type { WheelDraw } from './use-wheel-turn.ts';

export interface PrizeWheelProps {
  /** The wheel in words; its chances are in a PrizeTable. */
  label: string;
  /** In the order of the fields; a stable array, because the wheel is drawn again when it changes. */
  prizes: readonly Prize[];
  /** Large in the middle: turns left. */
  count: ReactNode;
  /** Below the count: "turns left". */
  countLabel: ReactNode;
  /** The server's answer. The wheel turns for 2.2 s when its id changes, and at no other time. */
  draw?: WheelDraw;
  /** Called at the end of a turn, also of a skipped one: time for the receipt. */
  onTurnEnd?: (draw: WheelDraw) => void;
  /** Asks the server for a draw; without it the button is disabled. */
  onTurn?: () => void;
  /** Asked, not answered: the wheel is still. */
  busy?: boolean;
  turnLabel: string;
  /** Announced while `busy`. */
  busyLabel: string;
  /** Label of the button while the wheel turns. */
  skipLabel: string;
  /** Below the button: what the fields mean, when turns end. */
  note?: ReactNode;
}

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(4),
  padding: space(5, 4),
  border: `1px solid ${color('lineStrong')}`,
  borderRadius: radius('card'),
  outline: `1px solid ${color('line')}`,
  outlineOffset: `calc(${space(1.5)} * -1)`,
  backgroundColor: color('bg'),
  color: color('text'),
});

const Stage = styled('div')({ position: 'relative', width: '100%', maxWidth: 320, aspectRatio: '1', margin: space(1) });

const Disc = styled('div')({
  width: '100%',
  height: '100%',
  willChange: 'transform',
  '&[data-turning="true"]': { transition: `transform ${TURN_MS}ms cubic-bezier(.2, .7, .25, 1)`, cursor: 'pointer' },
});

const Pointer = styled('svg')({
  position: 'absolute',
  insetBlockStart: '-1.5%',
  insetInline: 0,
  marginInline: 'auto',
  width: '8%',
  pointerEvents: 'none',
});

/** As large as the hole of the ring. */
const Hub = styled('div')({
  position: 'absolute',
  inset: '25%',
  isolation: 'isolate',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  overflow: 'hidden',
  border: `1.5px solid ${color('accentLine')}`,
  borderRadius: '50%',
  backgroundColor: color('bg'),
  textAlign: 'center',
  pointerEvents: 'none',
});

const Ornament = styled(Engraving)({
  position: 'absolute',
  zIndex: -1,
  inset: '4%',
  width: '92%',
  height: '92%',
  color: color('engraving'),
  opacity: 0.16,
});

const Count = styled('span')({ ...typeStyle('amount'), fontSize: 'min(2.5rem, 44px)', lineHeight: 1.1 });
const CountLabel = styled('span')({ ...typeStyle('meta'), fontSize: 'min(.8125rem, 18px)', color: color('text2') });

const Note = styled('div')({ ...typeStyle('meta'), color: color('text2'), textAlign: 'center', textWrap: 'pretty' });

const Action = styled('div')({ width: '100%', maxWidth: 360 });

/** Time in ms after a turn in which a press was meant to skip it, not to spend another turn. */
const LATE_SKIP_MS = 500;

/** Prize wheel whose fields are as large as the chances. The server draws; the wheel shows its answer. */
export function PrizeWheel(props: PrizeWheelProps) {
  const { label, prizes, count, countLabel, draw, onTurnEnd, onTurn, busy = false } = props;
  const { turnLabel, busyLabel, skipLabel, note } = props;
  const fields = useMemo(() => wheelFields(prizes), [prizes]);
  const endedAt = useRef(Number.NEGATIVE_INFINITY);
  const { rotation, isTurning, skip } = useWheelTurn({
    fields,
    draw,
    onTurnEnd: (ended) => {
      endedAt.current = performance.now();
      onTurnEnd?.(ended);
    },
  });
  const startTurn = () => {
    if (performance.now() - endedAt.current >= LATE_SKIP_MS) onTurn?.();
  };
  return (
    <Root data-ground="panel">
      <Stage role="img" aria-label={label}>
        <Disc data-turning={isTurning} style={{ transform: `rotate(${rotation}turn)` }} onClick={skip}>
          <Wheel fields={fields} />
        </Disc>
        <Pointer viewBox="0 0 24 26" aria-hidden focusable="false">
          <path d="M1 1h22L12 25z" fill={color('action')} stroke={color('bg')} strokeWidth={2} />
        </Pointer>
        <Hub aria-hidden>
          <Ornament kind="rosette" lines={10} petals={9} weight={0.6} />
          <Count>{count}</Count>
          <CountLabel>{countLabel}</CountLabel>
        </Hub>
      </Stage>
      <Action>
        {/* One button for both, so that it keeps the focus. */}
        <Button
          variant={isTurning ? 'outline' : 'action'}
          size="lg"
          fullWidth
          busy={busy}
          busyLabel={busyLabel}
          disabled={!isTurning && onTurn === undefined}
          onClick={isTurning ? skip : startTurn}
        >
          {isTurning ? skipLabel : turnLabel}
        </Button>
      </Action>
      {note !== undefined && <Note>{note}</Note>}
    </Root>
  );
}
