import type { ControlCall } from './control-call.ts';
import type { controlCalls } from './control.ts';

type Call = (typeof controlCalls)[number];

/** Types of body and answer of every control call by method and path, such as `PATCH /clock`. */
export type ControlCalls = {
  readonly [Each in Call as `${Each['method']} ${Each['path']}`]: Each extends ControlCall<
    Each['method'],
    Each['path'],
    infer Body,
    infer Answer
  >
    ? { readonly body: Body; readonly answer: Answer }
    : never;
};
