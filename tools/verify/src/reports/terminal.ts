import { styleText } from 'node:util';

import {
  countStates,
  failuresOf,
  groupBy,
  unreachedOf,
  type NotTried,
  type OperationResult,
  type RunResult,
} from '../run/result.ts';
import { curlOf } from './curl.ts';
import {
  absentRoles,
  commandOf,
  countOf,
  durationOf,
  figuresOf,
  firstToFix,
  sentenceOf,
  subjectOf,
  verdictOf,
} from './words.ts';

const WIDTH = 100;
const COLUMNS = 4;
const NAME_WIDTH = 14;
const FIGURE_WIDTH = 6;
const INDENT = ' '.repeat(12);

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/** The report for a terminal of 100 columns. Words carry everything; colours only repeat it. */
export function formatTerminal(result: RunResult, { isColoured }: { readonly isColoured: boolean }): string {
  const paint: Paint = (style, text) => (isColoured ? styleText(style, text, { validateStream: false }) : text);
  const sections = [
    [paint('dim', subjectOf(result))],
    formatTags(result, paint),
    formatFailures(result, paint),
    formatJourneys(result, paint),
    formatReasons('Not reached', unreachedOf(result)),
    formatReasons('Not tried', result.notTried),
    formatVerdict(result, paint),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function formatTags({ operations }: RunResult, paint: Paint): readonly string[] {
  const byTag = groupBy(operations, ({ tag }) => tag);
  const cells = [...byTag].map(([tag, all]) => formatTag(tag, all, paint));
  const rows = Math.ceil(cells.length / COLUMNS);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: COLUMNS }, (_column, column) => cells[row + column * rows] ?? '')
      .join('  ')
      .trimEnd(),
  );
}

function formatTag(tag: string, all: readonly OperationResult[], paint: Paint): string {
  const conforming = all.filter(({ state }) => state === 'conforms').length;
  const sign = signOf(all, conforming, paint);
  return `${sign} ${tag.padEnd(NAME_WIDTH)}${`${conforming}/${all.length}`.padStart(FIGURE_WIDTH)}`;
}

function signOf(all: readonly OperationResult[], conforming: number, paint: Paint): string {
  if (all.some(({ state }) => state === 'fails')) return paint('red', '✗');
  return conforming === all.length ? paint('green', '✓') : paint('yellow', '–');
}

function formatFailures(result: RunResult, paint: Paint): readonly string[] {
  const lines = failuresOf(result).flatMap(({ operation, worst, others }, index) => [
    `${String(index + 1).padStart(3)}  ${paint('yellow', worst.risk.padEnd(6))} ${paint('bold', operation.id)}`,
    ...wrap(sentenceOf(worst)),
    `${INDENT}${curlOf(result, worst, ` \\\n${INDENT}  `)}`,
    ...(others.length === 0 ? [] : wrap(`Also ${others.map(({ field }) => field).join(', ')}.`)),
  ]);
  return lines.length === 0 ? [] : [paint('bold', 'Failures, the worst first'), ...lines];
}

function formatJourneys({ journeys }: RunResult, paint: Paint): readonly string[] {
  const lines = journeys.map(({ id, state, passed, steps, reason }) => {
    const style = state === 'breaks' ? 'red' : state === 'passes' ? 'green' : 'yellow';
    const text = ` ${paint(style, state.padEnd(NAME_WIDTH))}${id.padEnd(NAME_WIDTH)} ${`${passed}/${steps}`.padStart(FIGURE_WIDTH)}`;
    return reason === undefined ? text : `${text}  ${reason}`;
  });
  return lines.length === 0 ? [] : [paint('bold', 'Journeys'), ...lines];
}

/** Reasons with what they keep out, so that nobody takes what was not tried for conforming. */
function formatReasons(title: string, parts: readonly NotTried[]): readonly string[] {
  const lines = [...groupBy(parts, ({ reason }) => reason)].flatMap(([reason, all]) => {
    const names = all.map(({ subject }) => subject).join(', ');
    return [` ${String(all.length).padStart(3)}  ${reason}`, ...(all.length > COLUMNS ? [] : wrap(names))];
  });
  return lines.length === 0 ? [] : [title, ...lines];
}

function formatVerdict(result: RunResult, paint: Paint): readonly string[] {
  const first = firstToFix(result);
  const absent = absentRoles(result);
  const made = `${countOf(result.comparisons)} comparisons in ${durationOf(result.tookMs)}`;
  const style = countStates(result).fails > 0 ? 'red' : 'bold';
  return [
    paint(style, verdictOf(result)),
    `${figuresOf(result)} · ${made}`,
    ...(absent.length === 0 ? [] : [`Without a session of ${absent.join(', ')}, their calls were left out.`]),
    ...(first === undefined ? [] : [`Fix ${first} first: ${commandOf(result, first)}`]),
  ];
}

/** Breaks a sentence between words and indents it; a longer word stays whole. */
function wrap(sentence: string): readonly string[] {
  const lines: string[] = [];
  let line = INDENT;
  for (const word of sentence.split(' ')) {
    const isFull = line !== INDENT && line.length + word.length > WIDTH - 1;
    if (isFull) lines.push(line.trimEnd());
    line = `${isFull ? INDENT : line}${word} `;
  }
  return [...lines, line.trimEnd()];
}
