/** Shared by the steps of a run. */
export interface Context {
  /** Added to the environment of later commands. */
  env: Record<string, string>;
  say: (line: string) => void;
}

/**
 * How results are counted: the step as one check, the `{passed, failed}` that it writes to the file in CHECK_REPORT, or
 * the JSON report of its test runner.
 */
export type Counting = 'one' | 'report' | 'vitest' | 'playwright';

interface StepBase {
  name: string;
  what: string;
  /** Steps that run before it when it runs alone. */
  needs?: string[];
}

/** A program; paths are relative to its folder, `node` is the project's. */
export interface CommandStep extends StepBase {
  /** Working folder relative to the repository root, which is the default. */
  folder?: string;
  command: [file: string, ...args: string[]];
  counting?: Counting;
  /** Prepares the environment. Gives the reason to skip the step, or undefined. */
  before?: (context: Context) => Promise<string | undefined>;
}

/** A function that throws a UserError on failure. */
export interface TaskStep extends StepBase {
  task: (context: Context) => Promise<void>;
}

export type Step = CommandStep | TaskStep;
