const KEY = 'referralCode';

/** Keeps the code of a friend's link in the tab, whichever page the link leads to [REG-11]. */
export function keepReferralCode(search: string): void {
  const code = new URLSearchParams(search).get(KEY);
  if (code !== null && code !== '') sessionStorage.setItem(KEY, code);
}

export function readReferralCode(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined;
}

/** The code has been used. */
export function forgetReferralCode(): void {
  sessionStorage.removeItem(KEY);
}
