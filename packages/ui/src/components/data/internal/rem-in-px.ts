/** Size of a rem, which grows with the reader's text size. */
export function remInPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
