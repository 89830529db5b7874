import { numberFormat } from '../../shared/intl-formats.ts';
import { paths } from '../../shared/paths.ts';

/** A number of points, an integer string, as the language writes it: `1,940`. */
export function pointsText(points: string, language: string): string {
  return numberFormat(language, {}).format(BigInt(points));
}

/** Pieces that the points are enough for; 0 also for a negative balance. */
export function piecesFor(points: string, price: string): number {
  const pieces = BigInt(points) / BigInt(price);
  return pieces < 0n ? 0 : Number(pieces);
}

/** The points after pieces were paid for; negative when they are not enough. */
export function pointsAfter(points: string, price: string, quantity: number): string {
  return String(BigInt(points) - BigInt(price) * BigInt(quantity));
}

/** The price of several pieces. */
export function priceOf(price: string, quantity: number): string {
  return String(BigInt(price) * BigInt(quantity));
}

/** URL of the page of goods. */
export function goodsPath(rewardId: string): string {
  return `${paths.pointsGoods}?${new URLSearchParams({ id: rewardId }).toString()}`;
}
