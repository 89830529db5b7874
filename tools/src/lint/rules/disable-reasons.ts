import { disabledWithoutReason, hasReason } from '../reasons.ts';
import { defineRule, report } from '../rule.ts';

export const disableReasons = defineRule('a disabled check has a reason', (context) => ({
  Program() {
    for (const comment of context.sourceCode.getAllComments()) {
      const disabledTool = disabledWithoutReason(comment);
      if (disabledTool === undefined || hasReason(context, comment.loc.start.line)) continue;
      report(
        context,
        comment.start,
        `disables ${disabledTool} without a reason; fix the problem, or give the reason in a comment on the line before`,
      );
    }
  },
}));
