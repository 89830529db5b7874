import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** Whether the platform is open; one row, `platform`. */
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

export const siteCollections = {
  platform: define<PlatformRow>(platformRow),
  siteFlags: define<SiteFlagRow>(siteFlagRow),
};
