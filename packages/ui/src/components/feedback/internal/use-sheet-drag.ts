import type { PointerEvent } from 'react';
import { useRef } from 'react';

/** Distance in px after which releasing the sheet closes it. */
const closeDistance = 96;

/** Pointer handlers of the drag handle: the sheet follows the finger and closes or returns on release. */
export function useSheetDrag(sheetSelector: string, onClose: () => void) {
  const startY = useRef<number>(undefined);

  const move = (grabber: HTMLElement, distance: number) => {
    const sheet = grabber.closest<HTMLElement>(sheetSelector);
    if (sheet) sheet.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };
  const distanceOf = (event: PointerEvent) =>
    startY.current === undefined ? 0 : Math.max(0, event.clientY - startY.current);
  const finish = (event: PointerEvent<HTMLElement>, closes: boolean) => {
    if (startY.current === undefined) return;
    startY.current = undefined;
    if (closes) onClose();
    else move(event.currentTarget, 0);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startY.current !== undefined) move(event.currentTarget, distanceOf(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => finish(event, distanceOf(event) > closeDistance),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => finish(event, false),
  };
}
