import { runGit, type Commit } from '../repository.ts';
import type { Rule } from '../rule.ts';

/** The last commit before this rule was added; it and older commits are not checked. */
const BASE = 'b3d238ada1139c050e972a32e54a1d9d5c0520a7';

const MAX_LENGTH = 72;
const AREAS = ['web', 'ui', 'mock', 'sdk', 'api-spec', 'tools', 'docs', 'e2e'];
const SUBJECT = new RegExp(`^(?:${AREAS.join('|')})(?:, (?:${AREAS.join('|')}))*: [a-z].*[^.]$`, 'u');

export const commitSubjects: Rule = {
  name: 'commit-subjects',
  description: `a commit's subject is “area: imperative” in at most ${MAX_LENGTH} characters`,
  *check({ commits }) {
    for (const { hash, subject } of commits) {
      const path = `commit ${hash}`;
      if (subject.length > MAX_LENGTH) {
        const message = `has a subject of ${subject.length} characters, above ${MAX_LENGTH}; say why in the body`;
        yield { path, line: 1, message };
      } else if (!SUBJECT.test(subject)) {
        const message = `has the subject “${subject}”; write “area: what to do” with an area of ${AREAS.join(', ')}, in lower case and without a full stop`;
        yield { path, line: 1, message };
      }
    }
  },
};

/** The commits since BASE. Merges are left out, because git writes their subjects. Empty without git or BASE. */
export function readCommits(root: string): Commit[] {
  const lines = runGit(root, ['log', '--no-merges', '--format=%h %s', `${BASE}..HEAD`])?.split('\n') ?? [];
  return lines.filter(Boolean).map((line) => {
    const [hash = '', ...subject] = line.split(' ');
    return { hash, subject: subject.join(' ') };
  });
}
