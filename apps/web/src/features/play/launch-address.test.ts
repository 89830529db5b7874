import { describe, expect, it } from 'vitest';

import { readLaunchAddress } from './launch-address.ts';

const surroundings = { hosts: [], page: 'http://localhost:4173/seamless', apiBase: '', random: () => 0 };

describe('the address of a launch', () => {
  it('is taken from our own origin, and known as ours', () => {
    const launchUrl = 'http://localhost:4173/games/slot/?t=1';
    expect(readLaunchAddress(launchUrl, surroundings)).toEqual({ address: launchUrl, isOwn: true });
  });

  it('is taken from a foreign origin over https alone', () => {
    expect(readLaunchAddress('https://vendor.example/g', surroundings)).toMatchObject({ isOwn: false });
    for (const wrong of ['http://vendor.example/g', 'javascript:alert(1)', 'data:text/html,x', 'blob:https://x/1']) {
      expect(readLaunchAddress(wrong, surroundings), wrong).toBeUndefined();
    }
  });

  it('that is a path gets one of the launch hosts, picked at random', () => {
    const hosts = ['https://one.example', 'https://two.example'];
    const given = { ...surroundings, hosts, random: () => 0.9 };
    expect(readLaunchAddress('/g?t=1', given)).toEqual({ address: 'https://two.example/g?t=1', isOwn: false });
  });

  it('knows a game on the origin of the platform as ours', () => {
    const given = { ...surroundings, apiBase: 'https://api.croupier.example/v1' };
    expect(readLaunchAddress('https://api.croupier.example/g', given)?.isOwn).toBe(true);
  });
});
