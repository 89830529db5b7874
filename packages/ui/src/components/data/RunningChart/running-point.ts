export interface RunningPoint {
  id: string;
  /** Under the line, e.g. "Nov 8". */
  label: string;
  /** The result so far; for the drawing only. */
  value: number;
  /** The same value as it is read. */
  text: string;
  /** Draws a ring with the text: last, lowest, highest point. */
  marked?: boolean;
}
