import { lineOf, type Change } from './changes.ts';

/** Separates a breaking change from its reason. */
const BECAUSE = ' -- ';

/** The placeholder for a reason. */
const NO_REASON = '<reason>';

/** The list without entries. */
export const EMPTY_LIST = `# Breaks of the contract since the last release that are accepted, one a line: the line that
# \`npm run contract:breaking\` prints, followed by the reason.
#
#   <rule id> <METHOD> <path> <what>${BECAUSE}<reason>
#
# A line that no break of the contract fits any more is refused. A release empties the list.
`;

/** One line per problem: a breaking change that is not accepted, or an entry that is outdated, repeated or without a reason. */
export function problemsWith(changes: readonly Change[], list: string): string[] {
  const breaks = changes.filter((change) => change.breaks).map(lineOf);
  const entries = entriesOf(list);
  const known = new Set(entries.map((entry) => entry.line));
  return [
    ...breaks.filter((line) => !known.has(line)).map((line) => `breaks    ${line}${BECAUSE}${NO_REASON}`),
    ...entries
      .filter(({ reason }) => !/\p{L}{2}/u.test(reason) || reason === NO_REASON)
      .map(({ line }) => `no reason ${line}`),
    ...entries.filter(({ line }) => !breaks.includes(line)).map(({ line }) => `outdated  ${line}`),
    ...entries
      .filter(({ line }, index) => entries.findIndex((other) => other.line === line) < index)
      .map(({ line }) => `twice     ${line}`),
  ];
}

function entriesOf(list: string): { line: string; reason: string }[] {
  const lines = list.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((entry) => {
      const at = entry.indexOf(BECAUSE);
      return at === -1
        ? { line: entry, reason: '' }
        : { line: entry.slice(0, at), reason: entry.slice(at + BECAUSE.length).trim() };
    });
}
