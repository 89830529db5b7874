import { writeFile } from 'node:fs/promises';

import { isApiError } from '@croupier/sdk/errors';
import type { Role } from '@croupier/sdk/operations';

import { checks } from '../checks/index.ts';
import { operations, type Operation } from '../contract/operations.ts';
import { JOURNEYS, workflows } from '../journeys/run-journeys.ts';
import { formatHtml } from '../reports/html/page.ts';
import { formatJson } from '../reports/json.ts';
import { formatJunit } from '../reports/junit.ts';
import { formatTerminal } from '../reports/terminal.ts';
import { countStates, type RunResult } from '../run/result.ts';
import { verify } from '../run/verify.ts';
import { NotReachedError } from '../server/exchange.ts';
import { logIn } from '../server/log-in.ts';
import { connectSandbox } from '../server/sandbox.ts';
import { connect } from '../server/server.ts';
import { readOptions, USAGE, UsageError, type Options } from './options.ts';

const EXIT = { passed: 0, failed: 1, notReached: 2, usage: 3 } as const;

export interface Terminal {
  readonly write: (text: string) => void;
  readonly isColoured: boolean;
}

/** Runs the command and returns its exit code. */
export async function runCommand(args: readonly string[], { write, isColoured }: Terminal): Promise<number> {
  if (args.includes('--help')) {
    write(USAGE);
    return EXIT.passed;
  }
  try {
    const options = readOptions(args);
    const result = await runPlan(options);
    write(formatTerminal(result, { isColoured }));
    for (const file of await writeFiles(options, result)) write(`Written: ${file}\n`);
    return countStates(result).fails > 0 ? EXIT.failed : EXIT.passed;
  } catch (error) {
    if (error instanceof UsageError) {
      write(`${error.message} See croupier-verify --help.\n`);
      return EXIT.usage;
    }
    if (!(error instanceof NotReachedError)) throw error;
    write(`${error.message} No operation was checked.\n`);
    return EXIT.notReached;
  }
}

async function runPlan(options: Options): Promise<RunResult> {
  const { baseUrl, tags, only, checks: names, mayWrite } = options;
  const tokens = new Map<Role, string>(options.tokens);
  for (const [role, account] of options.accounts) tokens.set(role, await logInOrExplain(baseUrl, role, account));
  const chosen = operations.filter(({ id, tag }) => isWanted(tags, tag) && isWanted(only, id));
  return verify({
    baseUrl,
    mayWrite,
    server: connect({ baseUrl, tokens }),
    operations: chosen,
    journeys: {
      ...options,
      sandbox: options.sandbox === undefined ? undefined : connectSandbox(options.sandbox),
      wanted: isWanted(names, JOURNEYS) ? workflowsWith(chosen) : [],
    },
    // The first check finds the calls that the others vary.
    checks: checks.filter(({ name }, index) => index === 0 || isWanted(names, name)),
  });
}

/** Ids of the workflows with a call of one of the operations. */
function workflowsWith(chosen: readonly Operation[]): readonly string[] {
  const ids = new Set<string>(chosen.map(({ id }) => id));
  return workflows
    .filter(({ steps }) => steps.some(({ operationId }) => ids.has(operationId)))
    .map(({ workflowId }) => workflowId);
}

function isWanted(wanted: readonly string[], name: string): boolean {
  return wanted.length === 0 || wanted.includes(name);
}

async function logInOrExplain(...[baseUrl, role, account]: Parameters<typeof logIn>): Promise<string> {
  try {
    return await logIn(baseUrl, role, account);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.kind === 'network' || error.kind === 'timeout') {
      throw new NotReachedError(`${baseUrl} was not reached: ${error.message}`, { cause: error });
    }
    throw new UsageError(`${account.name} was not logged in: ${error.code ?? error.message}.`);
  }
}

/** Writes the wanted files and returns their paths. */
async function writeFiles({ files }: Options, result: RunResult): Promise<readonly string[]> {
  const formats = { report: formatHtml, junit: formatJunit, json: formatJson };
  const written: string[] = [];
  for (const name of ['report', 'junit', 'json'] as const) {
    const file = files[name];
    if (file === undefined) continue;
    await writeFile(file, formats[name](result));
    written.push(file);
  }
  return written;
}
