import type { DomainContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { forgetExpired } from './forget-expired.ts';
import { drawCaptcha } from './captcha-picture.ts';

const TTL_MS = 2 * 60_000;
const DIGITS = 4;

/** Creates a picture of four digits with an id. */
export function createCaptcha({ store, clock, random }: DomainContext): { id: string; picture: string } {
  const digits = String(random.integer(0, 10 ** DIGITS - 1)).padStart(DIGITS, '0');
  const id = `cap_${random.hex(8)}`;
  const now = clock.now().getTime();
  store.transact(() => {
    forgetExpired(store.captchas, now);
    store.captchas.insert({ id, digits, expiresAt: new Date(now + TTL_MS).toISOString() });
  });
  return { id, picture: drawCaptcha(digits, random) };
}

/** Uses up a picture; refuses wrong digits and a used, expired or unknown picture. */
export function consumeCaptcha({ store, clock }: DomainContext, id: string | undefined, typed: string): void {
  const captcha = id === undefined ? undefined : store.captchas.get(id);
  if (captcha === undefined) throw new Refusal('AUTH_CAPTCHA_INVALID');
  store.transact(() => store.captchas.remove(captcha.id));
  const isOld = Date.parse(captcha.expiresAt) <= clock.now().getTime();
  if (isOld || captcha.digits !== typed.trim()) throw new Refusal('AUTH_CAPTCHA_INVALID');
}
