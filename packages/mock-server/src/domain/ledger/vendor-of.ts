/** Vendor of the operator's result, or of a member's wallet at the vendor; undefined for all other accounts. */
export function vendorOf(account: string): string | undefined {
  return /^(?:house|member:[^:]+:vendor):(.+)$/.exec(account)?.[1];
}
