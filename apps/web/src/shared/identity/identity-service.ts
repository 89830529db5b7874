import type { SocialProvider } from '@croupier/sdk/types';

/** A code that was sent to a number. */
export interface PhoneSignIn {
  /** Identifies it at the service, also after a reload; no secret without the code. */
  readonly id: string;
  /** Exchanges the code for a proof of the number. */
  readonly confirm: (code: string) => Promise<PhoneProof>;
}

/** What the platform checks: `firebaseChannel` and `firebaseIdToken` of the contract. */
export interface PhoneProof {
  readonly channel: string;
  readonly idToken: string;
}

/** A third-party service that proves social identities and mobile numbers. Everything rejects with an IdentityError. */
export interface IdentityService {
  /**
   * Opens the provider's window and resolves to its identity token. Call it at once in the handler of a press: browsers
   * block windows that are opened later. The signal closes the window where that is possible.
   */
  readonly signInWithProvider: (provider: SocialProvider, signal: AbortSignal) => Promise<string>;
  /** Sends a code to a number in international format, such as `+639171234567`. */
  readonly startPhoneSignIn: (number: string) => Promise<PhoneSignIn>;
  /** The code that was sent before a reload. */
  readonly resumePhoneSignIn: (id: string) => PhoneSignIn;
}
