/** Undo steps of a transaction's writes. */
export interface UndoLog {
  /**
   * Runs the work; when it throws, undoes its writes, newest first, and rethrows. A nested transaction undoes only its
   * own writes; the outer transaction undoes the other writes, unless it catches the error.
   */
  transact<Result>(work: () => Result): Result;
  /** Adds the undo step of a write; `id` is the id of the written row. */
  record(undo: () => void, id?: string): void;
}

export function createUndoLog(onCommit: () => void = () => {}): UndoLog {
  let open: Array<() => void> | undefined;

  const attempt = <Result>(steps: Array<() => void>, work: () => Result): Result => {
    const mark = steps.length;
    try {
      const result = work();
      if (result instanceof Promise) throw new TypeError('A transaction must be synchronous.');
      return result;
    } catch (error) {
      for (const undo of steps.splice(mark).toReversed()) undo();
      throw error;
    }
  };

  return {
    transact(work) {
      if (open !== undefined) return attempt(open, work);
      open = [];
      try {
        const result = attempt(open, work);
        if (open.length > 0) onCommit();
        return result;
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
