import type { DomainContext } from '../kernel/index.ts';

const idOf = (agentId: string, memberId: string): string => `${agentId} ${memberId}`;

/** The note of an agent about an account of the team, which no other agent sees (AG-02). */
export function noteOf({ store }: DomainContext, agentId: string, memberId: string): string | undefined {
  return store.downlineNotes.get(idOf(agentId, memberId))?.remark;
}

/** Writes the note of an agent about an account; an empty text removes it. */
export function writeNote({ store }: DomainContext, agentId: string, memberId: string, text: string): void {
  const id = idOf(agentId, memberId);
  const remark = text.trim();
  const exists = store.downlineNotes.get(id) !== undefined;
  if (remark === '') {
    if (exists) store.downlineNotes.remove(id);
  } else if (exists) store.downlineNotes.update(id, { remark });
  else store.downlineNotes.insert({ id, remark });
}
