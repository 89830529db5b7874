/** Larger than any camera's picture. A few bytes can declare far more and fill a decoder's memory. */
const LONGEST_SIDE = 16_384;

export function checkDimensions(width: number, height: number): void {
  const isSide = (side: number): boolean => side >= 1 && side <= LONGEST_SIDE;
  if (!isSide(width) || !isSide(height)) throw new RangeError('Its size is not that of a picture.');
}
