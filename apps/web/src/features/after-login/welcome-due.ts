import { isNewAccount } from '../../session/session-store.ts';
import { readKeptOffer } from '../../shared/offers/offers.ts';

const KEY = 'welcome';

/** True in the session of a new account until its welcome was closed; popups that are off for today hide it, unless an offer was taken. */
export function isWelcomeDue(isMuted: boolean): boolean {
  if (!isNewAccount() || sessionStorage.getItem(KEY) !== null) return false;
  return !isMuted || readKeptOffer() !== undefined;
}

export function closeWelcome(): void {
  sessionStorage.setItem(KEY, 'closed');
}
