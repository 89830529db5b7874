import type { SocialProvider } from '@croupier/sdk/types';
import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPopup,
  type ApplicationVerifier,
  type Auth,
  type AuthProvider,
  type UserCredential,
} from 'firebase/auth';

import type { FirebaseConfig } from '../../config/identity-config.ts';
import { IdentityError } from '../errors/identity-error.ts';
import { FIREBASE_FAILURES } from './firebase-failures.data.ts';
import type { IdentityService, PhoneSignIn } from './identity-service.ts';
import { allowGoogleScripts } from './google-scripts.ts';

/** What the tests replace, because they have neither windows nor reCAPTCHA. */
export interface FirebaseParts {
  readonly openWindow: (auth: Auth, provider: AuthProvider) => Promise<UserCredential>;
  /** Makes the check that a code is not asked for by a robot; `end` removes it. */
  readonly createVerifier: (auth: Auth) => { readonly verifier: ApplicationVerifier; readonly end: () => void };
}

const BROWSER_PARTS: FirebaseParts = {
  openWindow: (auth, provider) => signInWithPopup(auth, provider, browserPopupRedirectResolver),
  createVerifier(auth) {
    const place = document.body.appendChild(document.createElement('div'));
    const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
    return {
      verifier,
      end() {
        verifier.clear();
        place.remove();
      },
    };
  },
};

const PROVIDERS: Readonly<Record<SocialProvider, () => AuthProvider>> = {
  GOOGLE: () => new GoogleAuthProvider(),
  FACEBOOK: () => new FacebookAuthProvider(),
};

/** Opens a project's Firebase Auth. Nobody stays signed in there: the platform has the session. */
export function openFirebaseAuth({ apiKey, authDomain, projectId }: FirebaseConfig): Auth {
  allowGoogleScripts();
  return initializeAuth(initializeApp({ apiKey, authDomain, projectId }), { persistence: inMemoryPersistence });
}

/** Firebase Auth: its windows for the providers, its codes with reCAPTCHA for numbers. */
export function createFirebaseService(
  auth: Auth,
  channel: string,
  { openWindow, createVerifier }: FirebaseParts = BROWSER_PARTS,
): IdentityService {
  /** Takes the token of a sign-in, and signs out again. */
  const tokenOf = async ({ user }: UserCredential): Promise<string> => {
    const idToken = await user.getIdToken();
    await auth.signOut();
    return idToken;
  };
  const signInOf = (id: string): PhoneSignIn => ({
    id,
    confirm: async (code) => {
      // Firebase takes an empty code for a mistake of the programmer.
      if (code === '') throw new IdentityError('INVALID_CODE');
      const credential = PhoneAuthProvider.credential(id, code);
      const idToken = await translated(async () => tokenOf(await signInWithCredential(auth, credential)));
      return { channel, idToken };
    },
  });
  return {
    signInWithProvider: (provider) => {
      const opened = openWindow(auth, PROVIDERS[provider]());
      return translated(async () => tokenOf(await opened));
    },
    startPhoneSignIn: async (number) => {
      const check = createVerifier(auth);
      try {
        return signInOf(await translated(() => new PhoneAuthProvider(auth).verifyPhoneNumber(number, check.verifier)));
      } finally {
        check.end();
      }
    },
    resumePhoneSignIn: signInOf,
  };
}

async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw toIdentityError(cause);
  }
}

/** The failure of the catalogue for what Firebase threw. */
export function toIdentityError(cause: unknown): IdentityError {
  const code = cause instanceof FirebaseError ? cause.code.replace(/^auth\//, '') : '';
  const reason = Object.hasOwn(FIREBASE_FAILURES, code) ? FIREBASE_FAILURES[code] : undefined;
  return new IdentityError(reason ?? 'UNKNOWN', { cause });
}
