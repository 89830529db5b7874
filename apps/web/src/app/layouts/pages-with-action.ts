/** Pages whose form has the main action: header and bottom bar leave it to them. */
const PAGES_WITH_ACTION: ReadonlySet<string> = new Set(['deposit', 'withdrawal', 'uplineTransfer', 'wallets']);

/** True for the id of a page that moves money by a form of its own. */
export function hasOwnAction(pageId: string): boolean {
  return PAGES_WITH_ACTION.has(pageId);
}
