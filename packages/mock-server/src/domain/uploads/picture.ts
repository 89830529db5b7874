/** Maximum width and height in px: a small file can declare a size that fills a decoder's memory. */
const MAX_SIDE = 16_384;

export function checkDimensions(width: number, height: number): void {
  const isValid = (side: number): boolean => side >= 1 && side <= MAX_SIDE;
  if (!isValid(width) || !isValid(height)) throw new RangeError('Its size is not that of a picture.');
}
