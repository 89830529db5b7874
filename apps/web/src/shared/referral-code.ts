const KEY = 'referralCode';

/** Stores the referral code of a link in the tab, on any page [REG-11]. */
export function keepReferralCode(search: string): void {
  const code = new URLSearchParams(search).get(KEY);
  if (code !== null && code !== '') sessionStorage.setItem(KEY, code);
}

export function readReferralCode(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined;
}

/** Call after the registration that used the code. */
export function forgetReferralCode(): void {
  sessionStorage.removeItem(KEY);
}
