/** A module of tests, configuration or tools may import every module above it. */
export const ANY = ['*'];
export const SUPPORT = 'move the code to a module below, or this file to a module above';
export const SDK = '@croupier/sdk/*';
/** What the modules of the app may import; `PACKAGE_RULES` say more about the mock. */
export const PACKAGES = '@croupier/*';
