import { matchesAny } from '../globs.ts';
import { type Rule, violationAt } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';

interface Mention {
  readonly name: string;
  readonly file: SourceFile;
  /** UTF-16 index of the name in the file. */
  readonly offset: number;
}

/** Documents quote old names; a lock file contains only names of libraries. */
const NOT_SEARCHED = ['**/*.md', 'docs/**', 'pnpm-lock.yaml'];

const CODE_SPAN = /`[^`]*`/gu;
/** UPPER_SNAKE, camelCase and PascalCase names of at least two words; one word can be anything. */
const NAME = /(?<![\w$])(?:[A-Z][A-Z\d]*_[A-Z\d_]+|(?:[a-z]+|[A-Z][a-z\d]+)[A-Z][\w$]*)(?![\w$])/gu;

export const commentNames: Rule = {
  name: 'comment-names',
  description: 'a name in backticks in a comment occurs in code, in the contract or in data',
  *check({ files }) {
    const mentions = files.flatMap(findMentions);
    const missing = new Set(mentions.map(({ name }) => name));
    // Most names occur in the file of their comment, so these files are searched first.
    for (const file of new Set([...mentions.map((mention) => mention.file), ...files.filter(isSearched)])) {
      if (missing.size === 0) break;
      const code = withoutComments(file);
      for (const name of missing) if (containsName(code, name)) missing.delete(name);
    }
    for (const { name, file, offset } of mentions) {
      if (missing.has(name))
        yield violationAt(file, offset, `names ${name} in a comment, but no code contains it; correct or remove it`);
    }
  },
};

function findMentions(file: SourceFile): Mention[] {
  if (!file.isCode || file.purpose === 'generated') return [];
  return file.syntax.comments.flatMap(({ value, start }) =>
    [...value.matchAll(CODE_SPAN)].flatMap((span) =>
      [...span[0].matchAll(NAME)].map((match) => {
        return { name: match[0], file, offset: start + 2 + span.index + match.index };
      }),
    ),
  );
}

function isSearched({ path }: SourceFile): boolean {
  return !matchesAny(NOT_SEARCHED, path);
}

function withoutComments({ text, syntax }: SourceFile): string {
  const ends = [0, ...syntax.comments.map(({ end }) => end)];
  return ends.map((end, index) => text.slice(end, syntax.comments[index]?.start)).join(' ');
}

function containsName(code: string, name: string): boolean {
  // The pattern is slower than `includes`, which rejects nearly every file.
  return code.includes(name) && new RegExp(String.raw`(?<![\w$])${RegExp.escape(name)}(?![\w$])`, 'u').test(code);
}
