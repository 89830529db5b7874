import { paths } from './paths.ts';

/** Tabs of the security centre, in their order. */
export const securityTabs = ['overview', 'security', 'verification', 'details'] as const;

export type SecurityTab = (typeof securityTabs)[number];

/** Forms of the security centre. Each has an address, so that a reload keeps it while its outcome is unknown. */
export const securitySheets = [
  'password',
  'paymentPassword',
  'forgottenPaymentPassword',
  'twoStep',
  'app',
  'removeApp',
  'recoveryCodes',
  'mobile',
  'email',
  'identityDocument',
  'addressDocument',
  'fundsDocument',
] as const;

export type SecuritySheet = (typeof securitySheets)[number];

/** Address of a tab of the security centre, with one of its forms open. */
export function securityPath(tab: SecurityTab, sheet?: SecuritySheet): string {
  const parameters = new URLSearchParams({
    ...(tab !== 'overview' && { tab }),
    ...(sheet !== undefined && { sheet }),
  }).toString();
  return parameters === '' ? paths.security : `${paths.security}?${parameters}`;
}
