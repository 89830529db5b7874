import { sessionOf, type CallContext } from '../domain/kernel/index.ts';
import { changeProfile } from '../domain/member/index.ts';
import { bindEmail } from '../domain/security/index.ts';
import { addAuthenticator } from '../domain/two-step/index.ts';
import { sendEmailBindingCode } from '../domain/verification/index.ts';
import { personas } from '../seed/personas.ts';

/** Gives the caller's account an authenticator app with this secret, of which every login needs a code. */
export function addKnownApp(context: CallContext, secret: string): void {
  const { store, clock } = context;
  const { memberId } = sessionOf(context);
  store.transact(() => {
    addAuthenticator(context, memberId, { secret, lastStep: 0 });
    const twoStepChangedAt = clock.now().toISOString();
    changeProfile(context, memberId, { twoStep: true, twoStepAtEveryLogin: true, twoStepChangedAt });
  });
}

/** Replaces the email address of the caller's account, by the code that is sent to the new one. */
export function replaceEmail(context: CallContext, email: string): void {
  sendEmailBindingCode(context, email);
  const verificationCode = context.store.outbox.findBy('to', email).at(-1)?.code ?? '';
  bindEmail(context, { email, verificationCode, loginPassword: personas.member.password });
}
