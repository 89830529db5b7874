/** Shared by the steps of a run. */
export interface Context {
  /** Added to the environment of later commands. */
  env: Record<string, string>;
  say: (line: string) => void;
}

/**
 * How the checks of a step are counted: the step is one check, it writes `{passed, failed}` to the file in CHECK_REPORT,
 * or its test runner writes a JSON report.
 */
export type Counting = 'one' | 'report' | 'vitest' | 'playwright';

interface StepBase {
  name: string;
  what: string;
  /** Steps that run before this step when it runs alone. */
  needs?: string[];
}

/** A step that runs a program: `node`, the project's Node, or a file relative to the repository root. */
export interface CommandStep extends StepBase {
  /** Working folder relative to the repository root; the root by default. */
  folder?: string;
  command: [file: string, ...args: string[]];
  counting?: Counting;
  /** Prepares the environment. Returns the reason to skip the step, or undefined to run it. */
  before?: (context: Context) => Promise<string | undefined>;
}

/** A step that runs a function, which throws a UserError on failure. */
export interface TaskStep extends StepBase {
  task: (context: Context) => Promise<void>;
}

export type Step = CommandStep | TaskStep;
