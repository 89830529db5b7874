import { SECOND_MS } from '@croupier/sdk/rules';

/** The last second before an end, as the wire shows a last moment (G-2). */
export function lastSecondOf(end: Date): string {
  return new Date(end.getTime() - SECOND_MS).toISOString();
}
