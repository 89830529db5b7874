/** Scripts that Firebase Auth adds to the page: the connection to its windows, and reCAPTCHA. */
const ALLOWED = /^https:\/\/(?:apis\.google\.com\/js\/|www\.google\.com\/recaptcha\/)/;

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: { readonly createScriptURL: (url: string) => string | null }) => unknown;
}

/** The URL when Firebase Auth may load it as a script, else null. */
export function allowedScriptUrl(url: string): string | null {
  return ALLOWED.test(url) ? url : null;
}

/**
 * Lets Firebase set the URLs of these scripts, which it does as plain text, where the page enforces Trusted Types. All other
 * plain text stays refused.
 */
export function allowGoogleScripts(): void {
  // Missing in TypeScript's library, and in some browsers.
  const { trustedTypes }: { readonly trustedTypes?: PolicyFactory } = Object(globalThis);
  trustedTypes?.createPolicy('default', { createScriptURL: allowedScriptUrl });
}
