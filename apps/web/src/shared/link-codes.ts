/** Codes that a link to the site may have, by the name of their parameter: that of a friend, and that of an agent. */
export const LINK_CODES = ['referralCode', 'affiliateCode'] as const;

export type LinkCode = (typeof LINK_CODES)[number];

/** Stores the codes of a link in the tab, on any page [REG-11]. */
export function keepLinkCodes(search: string): void {
  const params = new URLSearchParams(search);
  for (const name of LINK_CODES) {
    const code = params.get(name) ?? '';
    if (code !== '') sessionStorage.setItem(name, code);
  }
}

/** The codes of the link by which the visitor came; those that it had. */
export function readLinkCodes(): Partial<Record<LinkCode, string>> {
  return Object.fromEntries(
    LINK_CODES.flatMap((name) => {
      const code = sessionStorage.getItem(name);
      return code === null ? [] : [[name, code]];
    }),
  );
}

/** Call after the registration that used the codes. */
export function forgetLinkCodes(): void {
  for (const name of LINK_CODES) sessionStorage.removeItem(name);
}
