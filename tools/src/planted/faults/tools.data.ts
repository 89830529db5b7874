import type { Fault, UnprovenFault } from '../fault.ts';

const CODEGEN = 'api-spec/codegen';

const FAULTS: readonly UnprovenFault[] = [
  {
    id: 'failed-step-without-failures-passes',
    file: 'tools/src/run/count.ts',
    before: 'code === 0 && passed > 0 ? failed : Math.max(1, failed)',
    after: 'failed',
    breaks: 'a step with an exit code other than 0 has failed',
  },
  {
    id: 'skipped-tests-prove',
    file: 'tools/src/requirements/titles.ts',
    before: 'if (call?.runs !== true) return;',
    after: 'if (call === undefined) return;',
    breaks: 'a skipped test proves no requirement',
  },
  {
    id: 'files-of-400-lines',
    file: 'tools/src/lint/config.ts',
    before: "'max-lines': ['error', 300],",
    after: "'max-lines': ['error', 400],",
    breaks: 'a file has at most 300 lines',
  },
  {
    id: 'tests-that-expect-nothing',
    file: 'tools/src/lint/rules/test-titles.ts',
    before: 'checkTitle(call) ?? checkBody(call, asserting)',
    after: 'checkTitle(call)',
    breaks: 'a test without an assertion is reported',
  },
  {
    id: 'comments-prove-names-in-comments',
    file: 'tools/src/lint/repository-names.ts',
    before: 'const searched = isCode ?',
    after: 'const searched = false ?',
    breaks: 'a name in a comment occurs outside comments',
  },
  {
    id: 'modules-import-upwards',
    file: 'tools/src/lint/modules.ts',
    before: 'return isListed && rankOf(reached) < rankOf(name);',
    after: 'return isListed;',
    breaks: 'a module imports only modules that are listed above it',
  },
  {
    id: 'types-past-an-entry',
    file: 'tools/src/lint/rules/dependencies.ts',
    before: "TSImportType: (node) => check(node.source, 'type'),",
    after: '',
    breaks: 'a type in an expression follows the dependency rules',
  },
  {
    id: 'stale-exceptions-pass',
    file: 'tools/src/check/rules/coverage.ts',
    before: '...paths.flatMap(checkPath), ...findUnused(paths), ',
    after: '...paths.flatMap(checkPath), ',
    breaks: 'a pattern of a rule or an exception matches a file',
  },
  {
    id: 'unplanned-survivors-pass',
    file: 'tools/src/planted/report.ts',
    before: "verdict.kind !== 'survived' || fault.survives === undefined",
    after: "verdict.kind !== 'survived'",
    breaks: 'a fault that survives without a reason fails the run',
  },
  {
    id: 'guest-calls-with-a-token',
    file: `${CODEGEN}/access-rules.ts`,
    before: "if (guest && token === 'required')",
    after: "if (guest && token === 'none')",
    breaks: 'a call of guests needs no token',
  },
  {
    id: 'pages-without-a-maximum',
    file: `${CODEGEN}/paging-rules.ts`,
    before: "['maximum', 'enum', 'const']",
    after: "['minimum', 'maximum', 'enum', 'const']",
    breaks: 'a page size has a maximum',
  },
  {
    id: 'money-as-a-number',
    file: `${CODEGEN}/money-rules.ts`,
    before: "if (schema['type'] === 'number')",
    after: "if (schema['type'] === 'float')",
    breaks: 'money is never a JSON number',
  },
  {
    id: 'key-without-its-codes',
    file: `${CODEGEN}/money-rules.ts`,
    before: "'IDEMPOTENCY_KEY_MISSING', 'DUPLICATE_REQUEST', 'REQUEST_IN_PROGRESS'",
    after: "'IDEMPOTENCY_KEY_MISSING', 'DUPLICATE_REQUEST'",
    breaks: 'a call with an idempotency key names its three error codes',
  },
  {
    id: 'money-calls-not-marked',
    file: `${CODEGEN}/operation-table.ts`,
    before: "operation['x-moves-money'] === true",
    after: 'false',
    breaks: 'the table of operations marks calls that move money',
  },
  {
    id: 'breaks-accepted-silently',
    file: 'api-spec/compare/verdict.ts',
    before: 'if (problems.length > 0) {',
    after: 'if (problems.length > 1) {',
    breaks: 'a breaking change of the released contract is reported',
  },
];

export const TOOLS_FAULTS: readonly Fault[] = FAULTS.map((fault): Fault => ({ ...fault, proof: { kind: 'related' } }));
