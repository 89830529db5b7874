import { expectationOf, listed } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { ControlRefusal, type ControlledWorld, type ControlPort } from './control-port.ts';

/** Context of a control call. */
export interface ControlContext {
  readonly port: ControlPort;
  /** Runs the work on the world that the call names. */
  readonly use: <Result>(work: (held: ControlledWorld) => Result) => Promise<Result>;
  /** Value of `{id}` in the path; empty without one. */
  readonly id: string;
  readonly query: URLSearchParams;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Place<Verb extends Method = Method, Path extends string = string> {
  readonly method: Verb;
  /** Path below `/__mock`. */
  readonly path: Path;
  readonly does: string;
}

/** One control call: path, short description and behaviour. An undefined answer is 204. */
export interface ControlCall<
  Verb extends Method = Method,
  Path extends string = string,
  Body = unknown,
  Answer = unknown,
> extends Place<Verb, Path> {
  /** The body that a caller may send; a type only, which `ControlCalls` reads. */
  readonly body?: Body;
  run(body: unknown, context: ControlContext): Answer | Promise<Answer>;
}

/** Declares a control call without body. */
export function define<const Verb extends Method, const Path extends string, Answer>(
  place: Place<Verb, Path>,
  run: (context: ControlContext) => Answer | Promise<Answer>,
): ControlCall<Verb, Path, undefined, Answer> {
  return { ...place, run: (_body, context) => run(context) };
}

/**
 * Declares a control call with a body, which is validated first; a missing body counts as empty. Refuses with 400 and
 * describes what each invalid field allows.
 */
export function defineWithBody<const Verb extends Method, const Path extends string, Body, Sent, Answer>(
  place: Place<Verb, Path>,
  schema: z.ZodMiniType<Body, Sent>,
  run: (body: Body, context: ControlContext) => Answer | Promise<Answer>,
): ControlCall<Verb, Path, Sent, Answer> {
  return {
    ...place,
    run(body, context) {
      const result = schema.safeParse(body ?? {});
      if (result.success) return run(result.data, context);
      const problems = result.error.issues.map((issue) => describeProblem(issue, schema));
      throw new ControlRefusal(400, `The body is invalid. ${problems.join('; ')}.`, problems);
    },
  };
}

/** One problem of a body: the field and what it allows. */
function describeProblem(issue: z.core.$ZodIssue, schema: z.ZodMiniType): string {
  const place = issue.path.join('.') || 'body';
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsOf(schemaAt(schema, issue.path));
    return issue.keys
      .map((key) => `${[...issue.path, key].join('.')}: unknown field; known fields: ${listed(known)}`)
      .join('; ');
  }
  return `${place}: must be ${expectationOf(issue)}`;
}

function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
}

function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((here, step) => {
    const inner = unwrapped(here);
    if (inner instanceof z.ZodMiniRecord) return inner._zod.def.valueType;
    return inner instanceof z.ZodMiniObject ? unwrapped(inner.shape[String(step)]) : undefined;
  }, unwrapped(schema));
}

/** The schema inside `optional`, `nullable` and `default`. */
function unwrapped(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  ) {
    return unwrapped(schema._zod.def.innerType);
  }
  return schema;
}
