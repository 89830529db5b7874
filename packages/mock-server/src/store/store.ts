import { createCollection, type Collection } from './collection.ts';
import {
  loginFailureRow,
  memberRow,
  platformRow,
  sessionRow,
  type LoginFailureRow,
  type MemberRow,
  type PlatformRow,
  type SessionRow,
} from './rows.ts';
import { createUndoLog } from './undo-log.ts';

/** Everything that one world remembers. */
export interface Store {
  readonly members: Collection<MemberRow>;
  readonly sessions: Collection<SessionRow>;
  readonly loginFailures: Collection<LoginFailureRow>;
  readonly platform: Collection<PlatformRow>;
  /** All writes of the work happen, or none. */
  transact<Result>(work: () => Result): Result;
}

export function createStore(onCommit: () => void = () => {}): Store {
  const log = createUndoLog(onCommit);
  return {
    members: createCollection({ schema: memberRow, indexes: ['account'] }, log),
    sessions: createCollection({ schema: sessionRow, indexes: ['memberId'] }, log),
    loginFailures: createCollection({ schema: loginFailureRow, indexes: [] }, log),
    platform: createCollection({ schema: platformRow, indexes: [] }, log),
    transact: (work) => log.transact(work),
  };
}
