/** A stream of live events. */
export interface EventStream {
  readonly memberId: string;
  /** The session that the stream ends with. */
  readonly sessionId: string;
  /** Number of the last event that the stream does not have to send any more. */
  readonly seen: number;
}

/** Counts the streams that are open over connections of this process or page. */
export interface OpenStreams {
  /** False where no connection can carry a stream. */
  readonly isPossible: boolean;
  /** Number of open streams of an account. */
  readonly countOf: (memberId: string) => number;
  /** Counts one more stream of an account, until the returned function is called. */
  readonly add: (memberId: string) => () => void;
}

export function createOpenStreams({ isPossible = true }: Partial<Pick<OpenStreams, 'isPossible'>> = {}): OpenStreams {
  const open = new Map<symbol, string>();
  return {
    isPossible,
    countOf: (memberId) => [...open.values()].filter((id) => id === memberId).length,
    add(memberId) {
      const key = Symbol(memberId);
      open.set(key, memberId);
      return () => void open.delete(key);
    },
  };
}
