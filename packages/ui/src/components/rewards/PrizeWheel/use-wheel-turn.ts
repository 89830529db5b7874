import { useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '../../../theme/use-media.ts';
import type { WheelField } from './wheel-fields.ts';
import { rotationTo } from './wheel-fields.ts';

export interface WheelDraw {
  /** Id of the draw; the wheel turns once for each. */
  id: string;
  /** Prize that the server has drawn. */
  prizeId: string;
}

export const TURN_MS = 2200;

interface Turn {
  draw: WheelDraw | undefined;
  /** In turns. */
  rotation: number;
  isTurning: boolean;
}

interface WheelTurnOptions {
  fields: readonly WheelField[];
  draw: WheelDraw | undefined;
  onTurnEnd: ((draw: WheelDraw) => void) | undefined;
}

/**
 * Turns the wheel when there is a new draw, never before. A draw that was there when the wheel appeared is shown at
 * once, and so is every draw under reduced motion. Escape and `skip` end a turn.
 */
export function useWheelTurn({ fields, draw, onTurnEnd }: WheelTurnOptions) {
  const isStill = useReducedMotion();
  const [turn, setTurn] = useState<Turn>(() => ({
    draw,
    rotation: draw === undefined ? 0 : rotationTo(fields, draw.prizeId, 0),
    isTurning: false,
  }));
  if (draw !== undefined && draw.id !== turn.draw?.id) {
    setTurn({ draw, rotation: rotationTo(fields, draw.prizeId, turn.rotation), isTurning: true });
  }
  const skip = () => {
    if (!turn.isTurning) return;
    setTurn({ ...turn, isTurning: false });
    // Of the turn: the caller may have cleared its draw meanwhile.
    if (turn.draw !== undefined) onTurnEnd?.(turn.draw);
  };
  const end = useEffectEvent(skip);
  useEffect(() => {
    if (!turn.isTurning) return undefined;
    const timer = setTimeout(() => end(), isStill ? 0 : TURN_MS);
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Does not close the dialog around the wheel.
      event.stopPropagation();
      end();
    };
    document.addEventListener('keydown', press, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', press, true);
    };
  }, [turn.isTurning, turn.draw?.id, isStill]);
  return { rotation: turn.rotation, isTurning: turn.isTurning && !isStill, skip };
}
