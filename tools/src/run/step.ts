/** What steps hand on to later ones. */
export interface Context {
  /** Added to the environment of every later command. */
  env: Record<string, string>;
  say: (line: string) => void;
}

/**
 * How the result is counted: the step as one check, by the `{passed, failed}` that it writes to the file named in
 * CHECK_REPORT, or by the JSON report of its test runner.
 */
export type Counting = 'one' | 'report' | 'vitest' | 'playwright';

interface StepBase {
  name: string;
  what: string;
  /** Steps that must have been done before; `npm test` has done them by its order. */
  needs?: string[];
}

/** A program; paths are relative to its folder, `node` is the project's. */
export interface CommandStep extends StepBase {
  /** Where it runs, from the repository's root; there unless said. */
  folder?: string;
  command: [file: string, ...args: string[]];
  counting?: Counting;
  /** Prepares the environment. Gives the reason to skip the step, or undefined. */
  before?: (context: Context) => Promise<string | undefined>;
}

/** A function that throws a Trouble when it fails. */
export interface TaskStep extends StepBase {
  task: (context: Context) => Promise<void>;
}

export type Step = CommandStep | TaskStep;
