import { expect, it, vi } from 'vitest';

import { createCaller } from '../../testing/caller.ts';
import { createCaptcha } from './captcha.ts';

it('scans the stored captchas at most once while fifty are created', () => {
  const { world } = createCaller();
  const all = vi.spyOn(world.store.captchas, 'all');
  for (let count = 0; count < 50; count += 1) createCaptcha(world);
  expect(all.mock.calls.length).toBeLessThanOrEqual(1);
});

it('deletes expired captchas when a new one is created', () => {
  const { world } = createCaller();
  for (let count = 0; count < 50; count += 1) createCaptcha(world);
  world.clock.advance(121_000);
  const { id } = createCaptcha(world);
  expect(world.store.captchas.all().map((captcha) => captcha.id)).toEqual([id]);
});
