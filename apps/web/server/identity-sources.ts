import type { RuntimeConfig } from '../src/config/runtime-config.ts';

/** Additions to the content security policy, by directive. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/**
 * What Firebase Auth loads: the script and frame that connect to the windows of the providers, reCAPTCHA, and the calls.
 * The names of Trusted Types policies are those of Google's scripts; `default` is ours and lets Firebase name the URLs of
 * these scripts.
 */
function firebaseSources(authDomain: string): PolicySources {
  return {
    'script-src': [
      'https://apis.google.com/',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ],
    'connect-src': [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.google.com/recaptcha/',
    ],
    'frame-src': [
      `https://${authDomain}`,
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ],
    'trusted-types': ['default', 'gapi#gapi', 'recaptcha', 'goog#html'],
  };
}

/** What the configured identity service needs; nothing without one, and for the sandbox, which has the API's origin. */
export function identitySources({ identity }: RuntimeConfig): PolicySources {
  return identity?.service === 'firebase' ? firebaseSources(identity.authDomain) : {};
}

/** Value of `Cross-Origin-Opener-Policy`: a window of an identity service has to reach the page that opened it. */
export function openerPolicy({ identity }: RuntimeConfig): string {
  return identity === undefined ? 'same-origin' : 'same-origin-allow-popups';
}
