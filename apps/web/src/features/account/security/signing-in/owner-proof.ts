import type { MemberProfile } from '@croupier/sdk/types';

import type { Reading } from '../../../../shared/forms/read-body.ts';

/** What proves the owner of the account; a first contact of an account without password needs nothing. */
type OwnerProof = 'NONE' | 'PASSWORD' | 'CODE';

/** What the forms for a mobile number and for an email address hold; each asks for its own contact only. */
export interface ContactValues {
  mobileNum: string;
  email: string;
  /** The code that was sent to the new contact. */
  verificationCode: string;
  proof: OwnerProof;
  loginPassword: string;
  currentContactCode: string;
}

/** The empty form. `isBound` says that a contact of this kind is replaced. */
export function emptyContact(isBound: boolean, { passwordSet }: MemberProfile): ContactValues {
  const proof = passwordSet ? 'PASSWORD' : isBound ? 'CODE' : 'NONE';
  return { mobileNum: '', email: '', verificationCode: '', proof, loginPassword: '', currentContactCode: '' };
}

const readChosen = (isChosen: boolean, typed: string): Reading<string> => {
  if (!isChosen) return { ok: true, value: undefined };
  return typed === '' ? { ok: false, reason: 'REQUIRED' } : { ok: true, value: typed };
};

/** Only the chosen proof is sent, and it must be filled in. */
export const readOwnerProof = {
  loginPassword: ({ proof, loginPassword }: ContactValues) => readChosen(proof === 'PASSWORD', loginPassword),
  currentContactCode: ({ proof, currentContactCode }: ContactValues) =>
    readChosen(proof === 'CODE', currentContactCode.trim()),
};
