import { canvasById, fitCanvas } from '../../client/dom.ts';
import { LINES } from '../rules.data.ts';
import { ROWS, type LineWin } from '../rules.ts';

const LINE_COLORS = ['#c93a14', '#14513b', '#7b5a1c', '#8c1a55', '#0b5f8a'];
const COLUMNS = 5;

/** Draws the winning lines over the reels. */
export interface WinLines {
  show(wins: readonly LineWin[]): void;
  clear(): void;
  resize(): void;
}

export function createWinLines(): WinLines {
  const { canvas, pen } = canvasById('win-lines');
  let size = fitCanvas(canvas, pen);
  let shown: readonly LineWin[] = [];
  const draw = (): void => {
    pen.clearRect(0, 0, size.width, size.height);
    for (const win of shown) drawLine(pen, size, win);
  };
  return {
    show(wins) {
      shown = wins;
      draw();
    },
    clear() {
      shown = [];
      draw();
    },
    resize() {
      size = fitCanvas(canvas, pen);
      draw();
    },
  };
}

function drawLine(
  pen: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  { line, count }: LineWin,
): void {
  const cell = { width: width / COLUMNS, height: height / ROWS };
  const rows = LINES[line] ?? [];
  // Offset, so that lines through the same cells do not overlap.
  const offsetY = ((line % 5) - 2) * Math.min(6, cell.height * 0.06);
  const points = rows.map((row, reel) => [(reel + 0.5) * cell.width, (row + 0.5) * cell.height + offsetY] as const);
  const lineColor = LINE_COLORS[line % LINE_COLORS.length] ?? '';
  const first = points[0]?.[1] ?? 0;
  const last = points.at(-1)?.[1] ?? 0;
  for (const [color, thickness] of [
    ['#fff6e2', 6],
    [lineColor, 3],
  ] as const) {
    pen.beginPath();
    pen.lineJoin = 'round';
    pen.strokeStyle = color;
    pen.lineWidth = thickness;
    pen.moveTo(0, first);
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.lineTo(width, last);
    pen.stroke();
  }
  pen.strokeStyle = lineColor;
  pen.lineWidth = 2.5;
  for (let reel = 0; reel < count; reel += 1) {
    const y = (rows[reel] ?? 0) * cell.height;
    pen.beginPath();
    pen.roundRect(reel * cell.width + 4, y + 4, cell.width - 8, cell.height - 8, 10);
    pen.stroke();
  }
  pen.fillStyle = lineColor;
  pen.beginPath();
  pen.arc(11, first, 10, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#fff6e2';
  pen.font = '700 12px Hanken, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(String(line + 1), 11, first + 1);
}
