import { describe, expect, it } from 'vitest';

import { readLaunchAddress } from './launch-address.ts';

const environment = { hosts: [], page: 'http://localhost:4173/seamless', apiBase: '', random: () => 0 };

describe('readLaunchAddress', () => {
  it('accepts a URL on our own origin', () => {
    const launchUrl = 'http://localhost:4173/games/slot/?t=1';
    expect(readLaunchAddress(launchUrl, environment)).toEqual({ url: launchUrl, isOwn: true });
  });

  it('accepts a URL on another origin only over https', () => {
    expect(readLaunchAddress('https://vendor.example/g', environment)).toMatchObject({ isOwn: false });
    for (const invalidUrl of [
      'http://vendor.example/g',
      'javascript:alert(1)',
      'data:text/html,x',
      'blob:https://x/1',
    ]) {
      expect(readLaunchAddress(invalidUrl, environment), invalidUrl).toBeUndefined();
    }
  });

  it('that is a path gets one of the launch hosts, picked at random', () => {
    const hosts = ['https://one.example', 'https://two.example'];
    const withHosts = { ...environment, hosts, random: () => 0.9 };
    expect(readLaunchAddress('/g?t=1', withHosts)).toEqual({ url: 'https://two.example/g?t=1', isOwn: false });
  });

  it("treats the platform's origin as our own", () => {
    const withApiBase = { ...environment, apiBase: 'https://api.croupier.example/v1' };
    expect(readLaunchAddress('https://api.croupier.example/g', withApiBase)?.isOwn).toBe(true);
  });
});
