import { fitCanvas } from './dom.ts';

/** Draws a guilloche: waves of fine lines, as on a banknote. */
export function drawGuilloche(canvas: HTMLCanvasElement, color: string, opacity = 0.35): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const { width, height } = fitCanvas(canvas, pen);
  pen.clearRect(0, 0, width, height);
  pen.strokeStyle = color;
  pen.globalAlpha = opacity;
  pen.lineWidth = 0.7;
  for (let strand = 0; strand < 16; strand += 1) {
    pen.beginPath();
    for (let x = 0; x <= width; x += 4) {
      const at = (x / width) * Math.PI * 2;
      const swing = Math.sin(at * 2 + strand * 0.18) * Math.sin(at * 0.5 + strand * 0.06);
      const y = height / 2 + swing * height * 0.4 + Math.cos(at * 3 + strand * 0.3) * height * 0.1;
      if (x === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.stroke();
  }
}

/** Draws a rosette; `turn` is an angle in radians, `drawn` the visible part from 0 to 1. */
export function drawRosette(pen: CanvasRenderingContext2D, { x, y, radius, turn, drawn, color }: Rosette): void {
  pen.save();
  pen.translate(x, y);
  pen.strokeStyle = color;
  pen.lineWidth = 0.8;
  const strands = 20;
  for (let strand = 0; strand < strands; strand += 1) {
    pen.rotate(turn / strands);
    pen.globalAlpha = 0.24 + 0.3 * (strand / strands);
    pen.beginPath();
    const end = Math.PI * 2 * drawn;
    for (let at = 0; at <= end; at += 0.05) {
      const far = radius * (0.52 + 0.02 * strand + (0.3 - 0.011 * strand) * Math.cos(11 * at + strand * 0.1));
      if (at === 0) pen.moveTo(far, 0);
      else pen.lineTo(far * Math.cos(at), far * Math.sin(at));
    }
    pen.stroke();
  }
  pen.restore();
}

interface Rosette {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly turn: number;
  readonly drawn: number;
  readonly color: string;
}
