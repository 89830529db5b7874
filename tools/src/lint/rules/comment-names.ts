import { defineRule, report } from '../rule.ts';
import { readNames } from '../repository-names.ts';

const CODE_SPAN = /`[^`]*`/gu;
/** UPPER_SNAKE, camelCase and PascalCase names of at least two words; one word can be anything. */
const NAME = /(?<![\w$])(?:[A-Z][A-Z\d]*_[A-Z\d_]+|(?:[a-z]+|[A-Z][a-z\d]+)[A-Z][\w$]*)(?![\w$])/gu;

export const commentNames = defineRule('a name in backticks in a comment occurs in code or data', (context) => ({
  Program() {
    const { sourceCode } = context;
    for (const { value, start } of sourceCode.getAllComments()) {
      for (const span of value.matchAll(CODE_SPAN)) {
        for (const match of span[0].matchAll(NAME)) {
          if (readNames(context.cwd).has(match[0])) continue;
          const message = `names ${match[0]} in a comment, but no code contains it; correct or remove it`;
          report(context, start + 2 + span.index + match.index, message);
        }
      }
    }
  },
}));
