import type { Point, Swimmer } from './swimmers.ts';

/** A shot in the picture: a net that flies to a fish, holds it, and shows the result. */
export interface Effect {
  readonly swimmer: Swimmer | undefined;
  readonly begin: number;
  readonly radius: number;
  /** Where the fish is, in CSS pixels. */
  readonly target: () => Point;
  /** Time and place of the result; undefined until the shot is decided. */
  decidedAt: number | undefined;
  end: Point | undefined;
  isCaught: boolean;
  label: string;
}

interface Moment {
  readonly now: number;
  /** Where the shots come from. */
  readonly from: Point;
  /** Width of the sea, within which a win is written. */
  readonly width: number;
  readonly isStill: boolean;
}

const FLY_MS = 320;
const REEL_MS = 480;
const BRASS = '#f2c86b';
const INK = '#06202f';

/** Draws a shot. */
export function drawEffect(pen: CanvasRenderingContext2D, effect: Effect, { now, from, width, isStill }: Moment): void {
  const { begin, radius, decidedAt, end, isCaught, label } = effect;
  const target = end ?? effect.target();
  if (decidedAt === undefined) {
    const share = isStill ? 1 : Math.min(1, (now - begin) / FLY_MS);
    const [x, y] = [from.x + (target.x - from.x) * share, from.y + (target.y - from.y) * share];
    drawLine(pen, from, { x, y });
    drawNet(pen, { x, y }, radius * (0.25 + 0.75 * share ** 3), 1);
    return;
  }
  const age = isStill ? 0 : now - decidedAt;
  if (isCaught) {
    const share = Math.min(1, age / REEL_MS);
    if (!isStill) drawCatch(pen, target, from, share, radius);
    drawCoins(pen, target, isStill ? 200 : age);
    const [x, y] = [Math.max(70, Math.min(width - 70, target.x)), Math.max(24, target.y - 12 - age * 0.05)];
    if (label !== '') drawLabel(pen, { x, y }, label, 1 - Math.max(0, age - 700) / 300);
  } else {
    if (!isStill) drawNet(pen, target, radius * (1 + age / 900), Math.max(0, 1 - age / 260));
    drawBubbles(pen, target, isStill ? 120 : age);
  }
}

/** Draws a net: a ring with knots and lines. */
function drawNet(pen: CanvasRenderingContext2D, { x, y }: Point, radius: number, opacity: number): void {
  if (opacity <= 0 || radius < 1) return;
  pen.save();
  pen.translate(x, y);
  pen.globalAlpha = opacity;
  pen.strokeStyle = '#fff3d1';
  pen.lineWidth = 1.4;
  pen.beginPath();
  for (let ray = 0; ray < 6; ray += 1) {
    const [cos, sin] = [Math.cos((ray * Math.PI) / 6), Math.sin((ray * Math.PI) / 6)];
    pen.moveTo(-cos * radius, -sin * radius);
    pen.lineTo(cos * radius, sin * radius);
  }
  for (const ring of [0.35, 0.68]) {
    pen.moveTo(radius * ring, 0);
    pen.arc(0, 0, radius * ring, 0, Math.PI * 2);
  }
  pen.stroke();
  pen.strokeStyle = BRASS;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(0, 0, radius, 0, Math.PI * 2);
  pen.stroke();
  pen.restore();
}

function drawLine(pen: CanvasRenderingContext2D, from: Point, to: Point): void {
  pen.strokeStyle = '#fff3d1aa';
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  pen.stroke();
}

/** Draws the net with its catch on the way back. */
function drawCatch(pen: CanvasRenderingContext2D, at: Point, from: Point, share: number, radius: number): void {
  if (share === 1) return;
  const eased = share ** 2;
  const point = { x: at.x + (from.x - at.x) * eased, y: at.y + (from.y - at.y) * eased };
  drawLine(pen, from, point);
  pen.fillStyle = '#f2c86b66';
  pen.beginPath();
  pen.arc(point.x, point.y, radius * (1 - 0.6 * eased), 0, Math.PI * 2);
  pen.fill();
  drawNet(pen, point, radius * (1 - 0.6 * eased), 1);
}

function drawCoins(pen: CanvasRenderingContext2D, { x, y }: Point, age: number): void {
  const share = Math.min(1, age / 800);
  pen.save();
  pen.globalAlpha = 1 - share;
  for (let index = 0; index < 12; index += 1) {
    const angle = (index / 12) * Math.PI * 2 + index;
    const distance = (26 + (index % 4) * 15) * (1 - (1 - share) ** 3);
    const [cx, cy] = [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance + share ** 2 * 46];
    pen.fillStyle = index % 3 === 0 ? '#fff3d1' : BRASS;
    pen.beginPath();
    pen.ellipse(cx, cy, 5.5, 5.5 * Math.abs(Math.cos(age / 90 + index)) + 0.6, 0, 0, Math.PI * 2);
    pen.fill();
  }
  pen.restore();
}

function drawBubbles(pen: CanvasRenderingContext2D, { x, y }: Point, age: number): void {
  const share = Math.min(1, age / 900);
  pen.save();
  pen.globalAlpha = (1 - share) * 0.9;
  pen.strokeStyle = '#e9fbff';
  pen.lineWidth = 1.6;
  for (let index = 0; index < 7; index += 1) {
    const offset = ((index * 37) % 44) - 22;
    pen.beginPath();
    pen.arc(x + offset, y - share * (50 + (index % 3) * 26) + (index % 4) * 7, 3 + (index % 3) * 2.4, 0, Math.PI * 2);
    pen.stroke();
  }
  pen.restore();
}

function drawLabel(pen: CanvasRenderingContext2D, { x, y }: Point, text: string, opacity: number): void {
  pen.save();
  pen.globalAlpha = Math.max(0, opacity);
  pen.font = '750 22px Besley, Hanken, serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 5;
  pen.strokeStyle = INK;
  pen.fillStyle = '#ffe3a1';
  pen.strokeText(text, x, y);
  pen.fillText(text, x, y);
  pen.restore();
}

/** Draws the mark around the fish at which the next shot aims. */
export function drawReticle(pen: CanvasRenderingContext2D, { x, y }: Point, radius: number, now: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(now / 1800);
  pen.lineCap = 'round';
  for (const [color, width] of [
    [INK, 5],
    [BRASS, 2.5],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.beginPath();
    for (let arc = 0; arc < 4; arc += 1) {
      const start = (arc * Math.PI) / 2 + 0.3;
      pen.moveTo(Math.cos(start) * radius, Math.sin(start) * radius);
      pen.arc(0, 0, radius, start, start + 0.97);
    }
    pen.stroke();
  }
  pen.restore();
}

/** Draws the net cannon, turned to its aim; `recoil` grows from 0 to 1 after a shot. */
export function drawCannon(pen: CanvasRenderingContext2D, { x, y }: Point, aim: Point, recoil: number): void {
  pen.save();
  pen.translate(x, y);
  pen.save();
  pen.rotate(Math.atan2(aim.y - y, aim.x - x) + Math.PI / 2);
  pen.translate(0, Math.max(0, 1 - recoil) * 9);
  const brass = pen.createLinearGradient(-13, 0, 13, 0);
  brass.addColorStop(0, '#8f6a25');
  brass.addColorStop(0.4, '#ffe3a1');
  brass.addColorStop(1, '#9c7327');
  pen.fillStyle = brass;
  pen.strokeStyle = INK;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(-10, -46, 20, 44, 5);
  pen.roundRect(-14, -52, 28, 10, 4);
  pen.fill();
  pen.stroke();
  pen.restore();
  pen.fillStyle = '#14513b';
  pen.strokeStyle = BRASS;
  pen.lineWidth = 2.5;
  pen.beginPath();
  pen.arc(0, 22, 34, Math.PI, 0);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.restore();
}
