export {
  addAuthenticator,
  authenticatorOf,
  dropAuthenticator,
  dropSetups,
  finishSetup,
  renewRecoveryCodes,
  startSetup,
} from './authenticator.ts';
export { describeTwoStep, isOwnSource, sourcesOf, takeCode, type OwnSource } from './sources.ts';
export { acceptedCode, type TotpApp } from './totp.ts';
export {
  deleteTrustedAddress,
  dropTrustedAddresses,
  isTrusted,
  listTrustedAddresses,
  noteTrustedLogin,
  trustAddress,
} from './trusted-addresses.ts';
