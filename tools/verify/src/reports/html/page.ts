import {
  countStates,
  groupBy,
  unreachedOf,
  type NotTried,
  type OperationResult,
  type RunResult,
  type State,
} from '../../run/result.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { absentRoles, countOf, durationOf, firstToFix, verdictOf } from '../words.ts';
import { formatFailures } from './failures.ts';
import { STYLE } from './style.ts';

const BOXES: Readonly<Record<State, string>> = {
  conforms: '',
  fails: 'fails',
  'not implemented': 'missing',
  'not reached': 'unreached-box',
};

/** The report as one HTML file without scripts and without anything from a network. */
export function formatHtml(result: RunResult): string {
  const verdict = verdictOf(result);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeMarkup(`${verdict} ${result.baseUrl}`)}</title>
<style>${STYLE}</style>
</head>
<body><main>
${[formatHeader(result, verdict), formatFigures(result), formatCoverage(result), formatFailures(result), formatJourneys(result), formatReasons('Not reached', unreachedOf(result)), formatReasons('Not tried', result.notTried)].join('\n')}
</main></body>
</html>
`;
}

function formatHeader(result: RunResult, verdict: string): string {
  const first = firstToFix(result);
  const absent = absentRoles(result);
  const notes = [
    ...(first === undefined ? [] : [`<p><b>Fix <a href="#${first}">${first}</a> first.</b></p>`]),
    ...(absent.length === 0 ? [] : [`<p>Without a session of ${absent.join(', ')}, their calls were left out.</p>`]),
  ];
  const facts = [
    result.baseUrl,
    `contract ${result.contractVersion}`,
    `${result.startedAt.toISOString()}, ${durationOf(result.tookMs)}`,
    `roles ${result.roles.join(', ')}`,
    `${countOf(result.comparisons)} comparisons`,
  ];
  const meta = facts.map((fact) => `<span>${escapeMarkup(fact)}</span>`).join('');
  return `<header><p class="soft">Croupier verify</p><h1>${escapeMarkup(verdict)}</h1>${notes.join('')}<p class="meta">${meta}</p></header>`;
}

function formatFigures(result: RunResult): string {
  const counts = countStates(result);
  const figures: readonly (readonly [string, number, string])[] = [
    ['Conform', counts.conforms, ''],
    ['Do not conform', counts.fails, counts.fails > 0 ? ' bad' : ''],
    ['Not implemented', counts['not implemented'], ''],
    ['Not reached', counts['not reached'], ''],
  ];
  const total = countOf(result.operations.length);
  const cells = figures.map(
    ([name, count, kind]) =>
      `<div class="figure${kind}">${name}<strong>${countOf(count)}</strong><span class="soft">of ${total} operations</span></div>`,
  );
  return `<section class="card figures" aria-label="Operations by state">${cells.join('')}</section>`;
}

function formatCoverage({ operations }: RunResult): string {
  const key = Object.entries(BOXES).map(([state, kind]) => `<span><i class="box ${kind}"></i>${state}</span>`);
  const tags = [...groupBy(operations, ({ tag }) => tag)].map(([tag, all]) => formatTag(tag, all));
  return `<section class="card coverage"><h2>Coverage by tag</h2><p class="key">${key.join('')}</p><ul class="tags">${tags.join('')}</ul></section>`;
}

function formatTag(tag: string, all: readonly OperationResult[]): string {
  const conforming = all.filter(({ state }) => state === 'conforms').length;
  const boxes = all.map(({ id, state }) => `<i class="box ${BOXES[state]}" title="${id} ${state}"></i>`);
  return `<li><span>${tag}</span><span class="soft">${conforming} of ${all.length}</span><span class="boxes" aria-hidden="true">${boxes.join('')}</span></li>`;
}

function formatJourneys({ journeys }: RunResult): string {
  if (journeys.length === 0) return '';
  const rows = journeys.map(({ id, summary, state, passed, steps, reason }) => {
    const where = reason === undefined ? '' : `<br><span class="soft">${escapeMarkup(reason)}</span>`;
    return `<dt>${state}</dt><dd><code>${id}</code> ${escapeMarkup(summary)}: ${passed} of ${steps} steps${where}</dd>`;
  });
  return `<section class="card unreached"><h2>Journeys</h2><dl>${rows.join('')}</dl></section>`;
}

function formatReasons(title: string, parts: readonly NotTried[]): string {
  if (parts.length === 0) return '';
  const reasons = [...groupBy(parts, ({ reason }) => reason)].map(([reason, all]) => {
    const names = all.map(({ subject }) => subject).join(', ');
    return `<dt>${countOf(all.length)}</dt><dd>${escapeMarkup(reason)}<br><code class="soft">${names}</code></dd>`;
  });
  return `<section class="card unreached"><h2>${title}</h2><dl>${reasons.join('')}</dl></section>`;
}
