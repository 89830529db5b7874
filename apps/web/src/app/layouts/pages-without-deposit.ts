/** Pages whose form has the main action, and that of limits, where nobody is asked to pay in. */
const PAGES_WITHOUT_DEPOSIT: ReadonlySet<string> = new Set([
  'deposit',
  'withdrawal',
  'uplineTransfer',
  'agentUplineTransfer',
  'wallets',
  'limits',
]);

/** True for the id of a page where header and bottom bar do not stress the deposit. */
export function isWithoutDeposit(pageId: string): boolean {
  return PAGES_WITHOUT_DEPOSIT.has(pageId);
}
