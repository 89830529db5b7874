import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** Platform status; one row `platform`. Without it the platform is open. */
export const platformRow = z.object({
  id: z.string(),
  maintenance: z.boolean(),
  maintenanceEnd: z.nullable(timeField),
  regionRestriction: z.boolean(),
  /** Network addresses that are blocked wherever they are. */
  blockedAddresses: z.array(z.string()),
});
export type PlatformRow = z.infer<typeof platformRow>;

/** A flag that differs from the site's default; its id is the flag. */
export const siteFlagRow = z.object({ id: z.string(), on: z.boolean() });
export type SiteFlagRow = z.infer<typeof siteFlagRow>;

/** A registration field that differs from the default; its id is the field's name. */
export const registerFieldRow = z.object({
  id: z.string(),
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.nullable(z.string()),
  patternId: z.nullable(z.int()),
  minLength: z.nullable(z.int()),
  maxLength: z.nullable(z.int()),
});
export type RegisterFieldRow = z.infer<typeof registerFieldRow>;

/** A line whose delay differs from the default; its id is the line's name. */
export const lineRow = z.object({
  id: z.string(),
  /** Time until it answers in ms; null when it does not. */
  delay: z.nullable(z.int()),
});
export type LineRow = z.infer<typeof lineRow>;

export const siteCollections = {
  platform: define<PlatformRow>(platformRow),
  siteFlags: define<SiteFlagRow>(siteFlagRow),
  registerFields: define<RegisterFieldRow>(registerFieldRow),
  lines: define<LineRow>(lineRow),
};
