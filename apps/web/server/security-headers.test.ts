// @vitest-environment node
import { describe, expect, it } from 'vitest';

import type { RuntimeConfig } from '../src/config/runtime-config.ts';
import { createPagePolicy, pageHeaders } from './security-headers.ts';

const CONFIG: RuntimeConfig = { brand: 'croupier', apiBase: '', testLanguage: false };
const FIREBASE = {
  service: 'firebase',
  apiKey: 'AIzaSyExample-Key_0123456789',
  authDomain: 'croupier.firebaseapp.com',
  projectId: 'croupier-ph',
  channel: 'ph-main',
} as const;

function headersOf(identity?: RuntimeConfig['identity']) {
  const config = { ...CONFIG, ...(identity && { identity }) };
  return {
    opener: pageHeaders(config)['Cross-Origin-Opener-Policy'],
    policy: createPagePolicy(config, ['<html></html>'])([]),
  };
}

describe('the headers of a page', () => {
  it('allow nothing foreign and no opener without an identity service', () => {
    const { opener, policy } = headersOf();
    expect(opener).toBe('same-origin');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:/);
    expect(policy).not.toContain('default ');
  });

  it('let windows of the sandbox answer, and allow nothing foreign', () => {
    const { opener, policy } = headersOf({ service: 'sandbox' });
    expect(opener).toBe('same-origin-allow-popups');
    expect(policy).toBe(headersOf().policy);
  });

  it("allow Firebase's calls, frame and scripts where it is configured, and still no unsafe code", () => {
    const { opener, policy } = headersOf(FIREBASE);
    const directive = (name: string) => policy.split('; ').find((text) => text.startsWith(`${name} `)) ?? '';
    expect(opener).toBe('same-origin-allow-popups');
    expect(directive('connect-src')).toContain('https://identitytoolkit.googleapis.com');
    expect(directive('frame-src')).toContain('https://croupier.firebaseapp.com');
    expect(directive('script-src')).toContain('https://apis.google.com/');
    expect(directive('script-src')).toContain('https://www.google.com/recaptcha/');
    expect(directive('trusted-types')).toContain(' default');
    expect(directive('require-trusted-types-for')).toContain("'script'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });
});
