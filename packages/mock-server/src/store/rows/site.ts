import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** Whether the platform is open; one row, `platform`. Without it, it is. */
export const platformRow = z.object({
  id: z.string(),
  maintenance: z.boolean(),
  maintenanceEnd: z.nullable(timeField),
  regionRestriction: z.boolean(),
});
export type PlatformRow = z.infer<typeof platformRow>;

/** A whitelabel flag that this world sets otherwise than the site; its id is the flag. */
export const siteFlagRow = z.object({ id: z.string(), on: z.boolean() });
export type SiteFlagRow = z.infer<typeof siteFlagRow>;

/** A registration field that this world sets otherwise than the site; its id is the field's name. */
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

export const siteCollections = {
  platform: define<PlatformRow>(platformRow),
  siteFlags: define<SiteFlagRow>(siteFlagRow),
  registerFields: define<RegisterFieldRow>(registerFieldRow),
};
