import { runGit } from '../../lint/repository.ts';
import type { Rule, Violation } from '../rule.ts';

/** The last commit before this rule was added; it and older commits are not checked. */
const BASE = 'b3d238ada1139c050e972a32e54a1d9d5c0520a7';

const MAX_LENGTH = 72;
const AREAS = ['web', 'ui', 'mock', 'sdk', 'api-spec', 'tools', 'docs', 'e2e'];
const SUBJECT = new RegExp(`^(?:${AREAS.join('|')})(?:, (?:${AREAS.join('|')}))*: [a-z].*[^.]$`, 'u');

export const commitSubjects: Rule = {
  name: 'commit-subjects',
  description: `a commit's subject is “area: imperative” in at most ${MAX_LENGTH} characters`,
  check: (_files, root) => readCommits(root).flatMap(checkCommit),
};

/** @param commit its abbreviated hash, a blank and its subject */
export function checkCommit(commit: string): Violation[] {
  const [hash = '', ...words] = commit.split(' ');
  const message = checkSubject(words.join(' '));
  return message === undefined ? [] : [{ path: `commit ${hash}`, line: 1, message }];
}

function checkSubject(subject: string): string | undefined {
  if (subject.length > MAX_LENGTH)
    return `has a subject of ${subject.length} characters, above ${MAX_LENGTH}; say why in the body`;
  if (SUBJECT.test(subject)) return undefined;
  return `has the subject “${subject}”; write “area: what to do” with an area of ${AREAS.join(', ')}, in lower case and without a full stop`;
}

/** The commits since BASE. Merges are left out, because git writes their subjects. Empty in a clone without BASE. */
function readCommits(root: string): string[] {
  try {
    return runGit(root, ['log', '--no-merges', '--format=%h %s', `${BASE}..HEAD`])
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}
