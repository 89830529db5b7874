import { parseArgs } from 'node:util';

import type { Role } from '@croupier/sdk/operations';

import { checks } from '../checks/index.ts';
import { operations, tags } from '../contract/operations.ts';
import { JOURNEYS, workflows } from '../journeys/run-journeys.ts';

/** Roles that have a session. */
const SESSION_ROLES = ['trial', 'member', 'agent'] as const satisfies readonly Role[];
type SessionRole = (typeof SESSION_ROLES)[number];

export interface Account {
  readonly name: string;
  readonly password: string;
}

/** What the command line asks for. */
export interface Options {
  /** Without trailing slash. */
  readonly baseUrl: string;
  readonly tokens: ReadonlyMap<SessionRole, string>;
  /** Accounts to log in for a token. */
  readonly accounts: ReadonlyMap<SessionRole, Account>;
  /** Empty for all. */
  readonly tags: readonly string[];
  readonly only: readonly string[];
  readonly checks: readonly string[];
  /** True when calls may change data. */
  readonly mayWrite: boolean;
  /** Address of a sandbox's control calls. */
  readonly sandbox?: string | undefined;
  /** Keys of vendors and payment providers, by code. */
  readonly keys: ReadonlyMap<string, string>;
  /** Values of the inputs of journeys. */
  readonly inputs: ReadonlyMap<string, string>;
  /** Files to write, by format. */
  readonly files: Readonly<Partial<Record<'report' | 'junit' | 'json', string>>>;
}

/** Thrown for a command line that cannot be followed; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = `croupier-verify <baseUrl> [options]
croupier-verify proxy --help

Checks a running server against the contract. It changes nothing on the server, unless --allow-writes is given.

  --token <role>=<token>              a session of ${SESSION_ROLES.join(', ')}; repeatable
  --account <role>=<name>:<password>  an account to log in for such a session; repeatable
  --tags <tag,…>                      only operations with these tags
  --only <operation,…>                only these operations
  --check <name,…>                    only these checks, and ${checks[0]?.name ?? ''}, which the others need
  --allow-writes                      also make calls that change data, such as deposits; for test systems
  --sandbox <url>                     control calls of a sandbox, which move its clock, such as …/__mock
  --vendor-key <code>=<key>           the key of a vendor or payment provider, for journeys; repeatable
  --input <name>=<value>              an input of the journeys, or <journey>.<name>; repeatable
  --report <file>                     the report as one HTML file
  --junit <file>                      the result as JUnit XML
  --json <file>                       the result as JSON

Checks
${checks.map(({ name, what }) => `  ${name.padEnd(12)}${what}`).join('\n')}
  ${JOURNEYS.padEnd(12)}workflows of several calls, with --allow-writes: ${workflows.map(({ workflowId }) => workflowId).join(', ')}

Exit code: 0 no operation fails, 1 operations fail, 2 the server was not reached, 3 the command line is wrong.
`;

/** Reads the arguments of the command. Throws a UsageError. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const [address, ...others] = positionals;
  if (address === undefined || others.length > 0) throw new UsageError('Give one base URL.');
  const ids = operations.map(({ id }) => id);
  return {
    baseUrl: readAddress(address),
    tokens: new Map((values.token ?? []).map((text) => splitRole(text))),
    accounts: new Map((values.account ?? []).map((text) => readAccount(text))),
    tags: namesOf(values.tags, tags, 'tag'),
    only: namesOf(values.only, ids, 'operation'),
    checks: namesOf(values.check, [...checks.map(({ name }) => name), JOURNEYS], 'check'),
    sandbox: values.sandbox,
    keys: new Map((values['vendor-key'] ?? []).map((text) => splitPair(text))),
    inputs: new Map((values.input ?? []).map((text) => splitPair(text))),
    mayWrite: values['allow-writes'] ?? false,
    files: { report: values.report, junit: values.junit, json: values.json },
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const texts = { type: 'string', multiple: true } as const;
  return orUsageError(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        token: texts,
        account: texts,
        tags: texts,
        only: texts,
        check: texts,
        sandbox: text,
        'vendor-key': texts,
        input: texts,
        'allow-writes': { type: 'boolean' },
        report: text,
        junit: text,
        json: text,
      },
    }),
  );
}

/** The result of reading a command line. Throws its error as a UsageError. */
export function orUsageError<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** An address without trailing slash. */
export function readAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`${address} is no URL of http or https.`);
  }
  return url.href.replace(/\/$/, '');
}

function splitRole(text: string): [SessionRole, string] {
  const [name, ...rest] = text.split('=');
  const role = SESSION_ROLES.find((one) => one === name);
  const value = rest.join('=');
  if (role === undefined || value === '') {
    throw new UsageError(`Write a session as <role>=…, with a role of ${SESSION_ROLES.join(', ')}.`);
  }
  return [role, value];
}

function splitPair(text: string): [string, string] {
  const [name = '', ...rest] = text.split('=');
  if (name === '' || rest.length === 0) throw new UsageError(`Write ${text} as <name>=<value>.`);
  return [name, rest.join('=')];
}

function readAccount(text: string): [SessionRole, Account] {
  const [role, account] = splitRole(text);
  const [name = '', ...password] = account.split(':');
  if (password.length === 0) throw new UsageError('Write an account as <role>=<name>:<password>.');
  return [role, { name, password: password.join(':') }];
}

export function namesOf(
  lists: readonly string[] | undefined,
  allowed: readonly string[],
  kind: string,
): readonly string[] {
  const names = (lists ?? []).flatMap((list) => list.split(','));
  const unknown = names.find((name) => !allowed.includes(name));
  if (unknown !== undefined) throw new UsageError(`The contract has no ${kind} ${unknown}.`);
  return names;
}
