import type * as z from 'zod/mini';

import { ControlRefusal, type ControlledWorld, type ControlPort } from './control-port.ts';
import { describeProblem } from './describe-problem.ts';

/** What a control call knows besides its body. */
export interface ControlContext {
  readonly port: ControlPort;
  /** Runs the work on the world that the call names. */
  readonly use: <Result>(work: (held: ControlledWorld) => Result) => Promise<Result>;
  /** What stands for `{id}` in the path; empty when there is none. */
  readonly id: string;
  readonly query: URLSearchParams;
}

/** One control call: where it is, what it does in a few words, and its behaviour. Nothing to say is 204. */
export interface ControlCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/__mock`. */
  readonly path: string;
  readonly does: string;
  run(body: unknown, context: ControlContext): unknown;
}

type Place = Omit<ControlCall, 'run'>;

/** Declares a control call without a body. */
export function define(place: Place, run: (context: ControlContext) => unknown): ControlCall {
  return { ...place, run: (_body, context) => run(context) };
}

/**
 * Declares a control call with a body, which is checked before it runs; a body left out is an empty one. Refuses with 400
 * and says of each field that is wrong what is allowed there.
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
      throw new ControlRefusal(400, `The body is not as it should be. ${problems.join('; ')}.`, problems);
    },
  };
}
