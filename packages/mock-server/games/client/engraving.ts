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
      const angle = (x / width) * Math.PI * 2;
      const swing = Math.sin(angle * 2 + strand * 0.18) * Math.sin(angle * 0.5 + strand * 0.06);
      const y = height / 2 + swing * height * 0.4 + Math.cos(angle * 3 + strand * 0.3) * height * 0.1;
      if (x === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.stroke();
  }
}

/** Draws a rosette. */
export function drawRosette(pen: CanvasRenderingContext2D, { x, y, radius, angle, visible, color }: Rosette): void {
  pen.save();
  pen.translate(x, y);
  pen.strokeStyle = color;
  pen.lineWidth = 0.8;
  const strands = 20;
  for (let strand = 0; strand < strands; strand += 1) {
    pen.rotate(angle / strands);
    pen.globalAlpha = 0.24 + 0.3 * (strand / strands);
    pen.beginPath();
    const end = Math.PI * 2 * visible;
    for (let polar = 0; polar <= end; polar += 0.05) {
      const distance = radius * (0.52 + 0.02 * strand + (0.3 - 0.011 * strand) * Math.cos(11 * polar + strand * 0.1));
      if (polar === 0) pen.moveTo(distance, 0);
      else pen.lineTo(distance * Math.cos(polar), distance * Math.sin(polar));
    }
    pen.stroke();
  }
  pen.restore();
}

interface Rosette {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Rotation in radians. */
  readonly angle: number;
  /** Visible part, from 0 to 1. */
  readonly visible: number;
  readonly color: string;
}
