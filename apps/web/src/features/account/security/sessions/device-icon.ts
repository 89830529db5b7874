import type { IconName } from '@croupier/ui/display/Icon';

/** The icon of a device by its name: "Browser on Android". */
export const deviceIcon = (device: string | undefined): IconName =>
  device !== undefined && /android|ios|iphone|ipad/i.test(device) ? 'phone' : 'screen';
