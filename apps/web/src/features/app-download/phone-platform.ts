export type PhonePlatform = 'ios' | 'android';

/** What a browser says about its device. */
export interface DeviceFacts {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Platform of the visitor's phone or tablet; undefined for any other device. */
export function phonePlatform({ userAgent, maxTouchPoints }: DeviceFacts): PhonePlatform | undefined {
  if (/\bWindows Phone\b/.test(userAgent)) return undefined;
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  // iPads name themselves Macs, which have no touch screen.
  return /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : undefined;
}
