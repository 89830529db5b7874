import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { CopyButton } from './CopyButton.tsx';

const setUp = () =>
  renderInBrand(
    <CopyButton value="WD-2611-004512" label="Copy" copiedLabel="Copied" failedLabel="Please copy it yourself" />,
  );

test('copies the value and confirms it briefly', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { user } = setUp();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('WD-2611-004512');
  expect(screen.getByRole('status').textContent).toBe('Copied');
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByRole('status').textContent).toBe('');
  vi.useRealTimers();
});

test('shows the value for manual copying when the clipboard is not allowed', async () => {
  const { user } = setUp();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByRole('alert').textContent).toContain('Please copy it yourself');
  expect(screen.getByRole('alert').textContent).toContain('WD-2611-004512');
  expect(screen.getByRole('status').textContent).toBe('');
});
