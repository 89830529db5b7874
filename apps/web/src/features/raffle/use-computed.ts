import { useEffect, useState } from 'react';

/** What was computed from an input. */
interface Computed<Input, Result> {
  readonly input: Input;
  /** Undefined where the browser cannot compute it. */
  readonly result: Result | undefined;
  readonly isError: boolean;
}

export interface Computation<Result> {
  /** Undefined while it is computed, and after an error. */
  readonly result: Result | undefined;
  readonly isError: boolean;
  readonly again: () => void;
}

/** Computes something from data of the platform whenever the data changes, and again on demand. `compute` must be stable. */
export function useComputed<Input, Result>(
  input: Input,
  compute: (input: Input) => Promise<Result>,
): Computation<Result> {
  const [state, setState] = useState<Computed<Input, Result>>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    compute(input).then(
      (result) => isCurrent && setState({ input, result, isError: false }),
      () => isCurrent && setState({ input, result: undefined, isError: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [input, compute, times]);
  const current = state?.input === input ? state : undefined;
  const again = (): void => {
    setState(undefined);
    setTimes((count) => count + 1);
  };
  return { result: current?.result, isError: current?.isError ?? false, again };
}
