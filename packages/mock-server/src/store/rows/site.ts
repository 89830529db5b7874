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

export const siteCollections = {
  platform: define<PlatformRow>(platformRow),
};
