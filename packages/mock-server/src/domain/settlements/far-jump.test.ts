import { expect, it } from 'vitest';

import { createCaller } from '../../testing/caller.ts';
import { moveTo } from '../../testing/play.ts';

it('CT-54: after a jump of a century salaries are paid, and dividends and days without play are left out', () => {
  const { world } = createCaller();
  const { store } = world;
  const dividends = () => store.salaryRecords.all().filter(({ type }) => type === 'DIVIDEND');
  const before = dividends().length;
  const played = store.salaryWindows.all().map(({ id }) => id);
  moveTo(world, '2126-11-21T06:00:00Z');
  world.runDueTasks();
  expect(played.filter((id) => store.salaryWindows.get(id) !== undefined)).toEqual([]);
  // Those of 400 days, of each contract with a dividend.
  const receivers = new Set(dividends().map(({ receiverId }) => receiverId)).size;
  expect(dividends().length - before).toBeLessThanOrEqual(receivers * 15);
  expect(store.rebateDifferenceDays.all().map(({ day }) => day)).toEqual(['2126-11-21']);
});
