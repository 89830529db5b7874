import type * as z from 'zod/mini';

import { ControlRefusal, type ControlledWorld, type ControlPort } from './control-port.ts';
import { describeProblem } from './describe-problem.ts';

/** Context of a control call. */
export interface ControlContext {
  readonly port: ControlPort;
  /** Runs the work on the world that the call names. */
  readonly use: <Result>(work: (held: ControlledWorld) => Result) => Promise<Result>;
  /** Value of `{id}` in the path; empty without one. */
  readonly id: string;
  readonly query: URLSearchParams;
}

/** One control call: path, short description and behaviour. An undefined answer is 204. */
export interface ControlCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/__mock`. */
  readonly path: string;
  readonly does: string;
  run(body: unknown, context: ControlContext): unknown;
}

type Place = Omit<ControlCall, 'run'>;

/** Declares a control call without body. */
export function define(place: Place, run: (context: ControlContext) => unknown): ControlCall {
  return { ...place, run: (_body, context) => run(context) };
}

/**
 * Declares a control call with a body, which is validated first; a missing body counts as empty. Refuses with 400 and
 * describes what each invalid field allows.
 */
export function defineWithBody<Body>(
  place: Place,
  schema: z.ZodMiniType<Body>,
  run: (body: Body, context: ControlContext) => unknown,
): ControlCall {
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
