import { zContactChannel, zCreateSliderChallengeQuery, zSmsPurpose } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** An unused captcha image. */
export const captchaRow = z.object({ id: z.string(), digits: z.string(), expiresAt: timeField });
export type CaptchaRow = z.infer<typeof captchaRow>;

/** A slider puzzle, with a proof once it is solved. Used and failed puzzles are deleted. */
export const sliderRow = z.object({
  id: z.string(),
  scene: zCreateSliderChallengeQuery.shape.scene,
  /** Offset of the gap in px. */
  gapX: z.int(),
  proof: z.nullable(z.string()),
  expiresAt: timeField,
});
export type SliderRow = z.infer<typeof sliderRow>;

/** The valid code of a purpose and target; its id is `purpose:target`. A newer code replaces it. */
export const codeRow = z.object({ id: z.string(), code: z.string(), expiresAt: timeField, wrongTries: z.int() });
export type CodeRow = z.infer<typeof codeRow>;

/** Number of events in a time window, such as codes to a target or calls from an address. */
export const tallyRow = z.object({
  id: z.string(),
  startedAt: timeField,
  count: z.int(),
  blockedUntil: z.nullable(timeField),
});
export type RateCounterRow = z.infer<typeof tallyRow>;

/** A message that the platform would send; nothing leaves the sandbox. */
export const outboxRow = z.object({
  id: z.string(),
  channel: zContactChannel,
  /** A number with dialing code, or an email address. */
  to: z.string(),
  purpose: z.enum([
    ...zSmsPurpose.options,
    'register',
    'phoneAuth',
    'bindEmail',
    'twoStep',
    'security',
    'passwordReset',
    'securityNotice',
    'supportAnswer',
  ]),
  code: z.nullable(z.string()),
  link: z.nullable(z.string()),
  /** Text of a mail without code or link. */
  text: z.nullable(z.string()),
  sentAt: timeField,
});
export type OutboxRow = z.infer<typeof outboxRow>;

export const verificationCollections = {
  captchas: define<CaptchaRow>(captchaRow),
  sliders: define<SliderRow>(sliderRow),
  codes: define<CodeRow>(codeRow),
  tallies: define<RateCounterRow>(tallyRow),
  outbox: define<OutboxRow>(outboxRow, ['to']),
};
