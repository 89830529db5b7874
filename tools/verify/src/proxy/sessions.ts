import { isRecord } from '../contract/fields.ts';
import type { Side } from './side.ts';

/** Fields of answers that only the side which gave them accepts: tokens of sessions, and tickets of streams. */
const FIELDS = ['token', 'ticket'];

export interface SessionsOptions {
  /** Opens a session at a side that did not give the caller's token; undefined when it cannot. */
  readonly open: (side: Side) => Promise<string | undefined>;
}

/** Which side gave which token, so that a client has a session at both with the token of one. */
export interface Sessions {
  /** Remembers the tokens in an answer of the side. */
  note(side: Side, answer: unknown): void;
  /** The side that gave the token or ticket; undefined for one that was not seen. */
  giverOf(token: string): Side | undefined;
  /** The token to send to the side in place of the caller's. Tokens that were not seen count as upstream's. */
  tokenAt(side: Side, token: string): Promise<string>;
}

export function createSessions({ open }: SessionsOptions): Sessions {
  const givers = new Map<string, Side>();
  const counterparts = new Map<string, Promise<string | undefined>>();
  return {
    note(side, answer) {
      const value = isRecord(answer) ? answer['value'] : undefined;
      if (!isRecord(value)) return;
      for (const name of FIELDS) {
        const token = value[name];
        if (typeof token === 'string') givers.set(token, side);
      }
    },
    giverOf(token) {
      return givers.get(token);
    },
    async tokenAt(side, token) {
      if ((givers.get(token) ?? 'upstream') === side) return token;
      const opened = counterparts.get(token) ?? open(side);
      counterparts.set(token, opened);
      try {
        return (await opened) ?? token;
      } catch (error) {
        // The next call tries again, such as when the mock has started.
        counterparts.delete(token);
        throw error;
      }
    },
  };
}
