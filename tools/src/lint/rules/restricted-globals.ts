import { findGlobals } from '../globals.ts';
import { moduleOf } from '../modules.ts';
import { defineRule, report } from '../rule.ts';

/** `new Date()` and `Date()` mean without arguments. */
export interface RestrictedGlobals {
  readonly names: readonly string[];
  readonly instead: string;
}

const REQUIRED = ['names', 'instead'];
const SCHEMA = {
  type: 'object',
  properties: { names: { type: 'array', items: { type: 'string' } }, instead: { type: 'string' } },
  required: REQUIRED,
  additionalProperties: false,
} as const;

/** Unlike oxlint's own rule, covers types such as `Request`, `Date.now` and a `new Date()` without arguments. */
export const restrictedGlobals = defineRule(
  'a module uses no global that its callers must pass',
  (context, path) => ({
    Program() {
      // The schema above checks the options.
      for (const { names, instead } of context.options as unknown as readonly RestrictedGlobals[]) {
        for (const { spellings, node } of findGlobals(context, new Set(names.map(firstName)))) {
          const name = spellings.findLast((spelling) => names.includes(spelling));
          const where = moduleOf(path)?.name ?? path.slice(0, path.lastIndexOf('/'));
          if (name !== undefined) report(context, node, `uses ${name} in ${where}; ${instead}`);
        }
      }
    },
  }),
  { type: 'array', items: SCHEMA },
);

function firstName(spelling: string): string {
  return spelling.replace(/^new /u, '').replace(/[.(].*$/u, '');
}
