import { randomInt } from 'node:crypto';

import type { Input, Step, Workflow } from '@croupier/api-spec/arazzo/document';

import type { Sandbox } from '../server/sandbox.ts';

/** A PNG of one pixel, for inputs that are a picture. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export interface InputSources {
  /** Accounts of `--account`, by role. */
  readonly accounts: ReadonlyMap<string, { readonly name: string; readonly password: string }>;
  /** Values of `--input`, by name or by `workflow.name`. */
  readonly inputs: ReadonlyMap<string, string>;
  /** Keys of `--vendor-key` and `--provider-key`, by code. */
  readonly keys: ReadonlyMap<string, string>;
  readonly sandbox?: Sandbox | undefined;
}

export type Inputs = Readonly<Record<string, unknown>>;

/** The values of a workflow's inputs, without those that nobody gave. */
export async function inputsOf(workflow: Workflow, sources: InputSources): Promise<Inputs> {
  const all = Object.entries(workflow.inputs?.properties ?? {});
  const given = all.flatMap(([name, input]) => {
    const value = givenValue(workflow, name, input, sources);
    return value === undefined ? [] : [[name, value] as const];
  });
  const inputs: Record<string, unknown> = Object.fromEntries(given);
  for (const step of workflow.steps) await addKey(inputs, step, workflow, sources);
  return inputs;
}

/** The required inputs without value, other than codes that a sandbox has later. */
export function missingInputs({ inputs }: Workflow, values: Inputs, { sandbox }: InputSources): readonly string[] {
  const required = inputs?.required ?? [];
  return required.filter((name) => values[name] === undefined && !(isCode(name) && sandbox !== undefined));
}

/** True for a code that is sent while the workflow runs. */
export function isCode(name: string): boolean {
  return /code$/i.test(name);
}

function givenValue({ workflowId }: Workflow, name: string, input: Input, { inputs, accounts }: InputSources): unknown {
  const value = inputs.get(`${workflowId}.${name}`) ?? inputs.get(name);
  if (value !== undefined) return value;
  if (input.format === 'binary') return new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' });
  if (input['x-unique'] === true) return uniqueLike(textOf(input.examples?.[0]) ?? '');
  const role = input['x-account'];
  const account = role === undefined ? undefined : accounts.get(role);
  return input.format === 'password' ? account?.password : account?.name;
}

/** Adds the key of the server that signs a step. */
async function addKey(
  inputs: Record<string, unknown>,
  step: Step,
  workflow: Workflow,
  sources: InputSources,
): Promise<void> {
  const signedBy = step['x-signed-by'];
  if (signedBy === undefined) return;
  const name = signedBy.secret.replace('$inputs.', '');
  const code = signedBy.vendor ?? signedBy.provider;
  const codeInput = code.replace('$inputs.', '');
  const server = textOf(inputs[codeInput]) ?? textOf(workflow.inputs?.properties?.[codeInput]?.default) ?? code;
  const kind = signedBy.vendor === undefined ? 'providers' : 'vendors';
  const key = sources.keys.get(server) ?? (await sources.sandbox?.signingKey(kind, server));
  if (key !== undefined) inputs[name] ??= key;
}

/** A new text of the form of an example: its digits are replaced, those before an `@` first. */
function uniqueLike(example: string): string {
  const [name = '', ...rest] = example.split('@');
  const count = Math.max(name.replaceAll(/\D/g, '').length, 8);
  const digits = String(randomInt(10 ** count)).padStart(count, '0');
  return [`${name.replace(/\d+$/, '')}${digits}`, ...rest].join('@');
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
