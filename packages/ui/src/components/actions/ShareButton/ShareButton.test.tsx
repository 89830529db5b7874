import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { ShareButton } from './ShareButton.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

function setUp(share?: () => Promise<void>) {
  if (share) Object.assign(navigator, { share, canShare: () => true });
  const url = 'https://croupier.example/join';
  const view = renderInBrand(
    <ShareButton url={url} title="Croupier" label="Share" copiedLabel="Link copied" failedLabel="Copy it yourself" />,
  );
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  return { ...view, writeText, press: () => view.user.click(screen.getByRole('button', { name: 'Share' })) };
}

test('opens the system share sheet without using the clipboard', async () => {
  const share = vi.fn(() => Promise.resolve());
  const { press, writeText } = setUp(share);
  await press();
  expect(share).toHaveBeenCalledWith({ url: 'https://croupier.example/join', title: 'Croupier', text: undefined });
  expect(writeText).not.toHaveBeenCalled();
});

test('copies nothing when the share sheet is dismissed', async () => {
  const { press, writeText } = setUp(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await press();
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['there is no share sheet', undefined],
  ['the share sheet fails', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('copies the URL when %s', async (_, share) => {
  const { press, writeText } = setUp(share);
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://croupier.example/join');
  expect(screen.getByRole('status').textContent).toBe('Link copied');
});

test('copies a text without a URL when there is no share sheet', async () => {
  const { user } = renderInBrand(
    <ShareButton text="Deposit of ₱500.00" label="Share" copiedLabel="Copied" failedLabel="Copy it yourself" />,
  );
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Deposit of ₱500.00');
});
