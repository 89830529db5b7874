/** Most ids that one call takes, by the contract. */
const MAX_IDS = 100;

/** Sends ids in as few calls as the contract allows, one after another; stops at the first that fails. */
export async function eachBatch(ids: readonly string[], send: (batch: string[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < ids.length; start += MAX_IDS) await send(ids.slice(start, start + MAX_IDS));
}
