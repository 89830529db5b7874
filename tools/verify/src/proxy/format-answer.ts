import { styleText } from 'node:util';

import { sentenceOf } from '../reports/words.ts';
import type { ProxiedAnswer } from './start-proxy.ts';

const SIDE_WIDTH = 9;

/** A call that the proxy answered, as one line, with one more for each deviation. */
export function formatProxiedAnswer(
  { operation, side, status, tookMs, problems }: ProxiedAnswer,
  { isColoured }: { readonly isColoured: boolean },
): string {
  const sign = side === 'mock' ? '–' : problems.length > 0 ? '✗' : '✓';
  const line = `${sign} ${side.padEnd(SIDE_WIDTH)}${status}  ${operation.id}  ${Math.round(tookMs)} ms`;
  const style = side === 'mock' ? 'dim' : problems.length > 0 ? 'red' : 'green';
  const painted = isColoured ? styleText(style, line, { validateStream: false }) : line;
  return `${[painted, ...problems.map((problem) => `    ${sentenceOf(problem)}`)].join('\n')}\n`;
}
