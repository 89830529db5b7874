import type { Rule } from '../rule.ts';

export const readable: Rule = {
  name: 'readable',
  promise: 'every source file can be parsed, so that the other rules see it',
  *check(house) {
    for (const file of house.files) {
      const [problem] = file.syntax.problems;
      if (problem === undefined) continue;
      yield {
        path: file.path,
        line: 1,
        says: `cannot be parsed (${problem}); mend its syntax, because no rule can look inside`,
      };
    }
  },
};
