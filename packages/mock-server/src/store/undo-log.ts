/** Remembers how to take back each write of a transaction. */
export interface UndoLog {
  /** Runs the work; when it throws, takes back all its writes, newest first, and throws on. Inner transactions join. */
  transact<Result>(work: () => Result): Result;
  /** Called by every write with the step that takes it back. */
  record(undo: () => void): void;
}

export function createUndoLog(onCommit: () => void): UndoLog {
  let open: Array<() => void> | undefined;
  return {
    transact(work) {
      if (open !== undefined) return work();
      open = [];
      try {
        const result = work();
        if (result instanceof Promise) throw new TypeError('A transaction cannot wait: do the waiting before it.');
        if (open.length > 0) onCommit();
        return result;
      } catch (error) {
        for (const undo of open.toReversed()) undo();
        throw error;
      } finally {
        open = undefined;
      }
    },
    record(undo) {
      if (open === undefined) throw new Error('Every write belongs in a transaction.');
      open.push(undo);
    },
  };
}
