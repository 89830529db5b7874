import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { CaptchaField } from './CaptchaField.tsx';

const texts = { label: 'Digits', imageLabel: 'Picture with digits', refreshLabel: 'Another picture' };

test('keeps the typed digits when the image is reloaded', async () => {
  const onRefresh = vi.fn<() => void>();
  const { user } = renderInBrand(<CaptchaField {...texts} image="data:image/png;base64,AA==" onRefresh={onRefresh} />);
  expect(screen.getByRole('img', { name: 'Picture with digits' })).toBeDefined();
  await user.type(screen.getByLabelText('Digits'), '7309');
  await user.click(screen.getByRole('button', { name: 'Another picture' }));
  expect(screen.getByLabelText<HTMLInputElement>('Digits').value).toBe('7309');
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('shows the reload button while the first image loads', () => {
  renderInBrand(<CaptchaField {...texts} onRefresh={() => {}} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('button', { name: 'Another picture' })).toBeDefined();
});

const image = 'data:image/png;base64,AA==';

test('reloads at most once a second, by button or picture [CAPTCHA-01, REG-12]', async () => {
  let time = 0;
  const onRefresh = vi.fn<() => void>();
  const { user } = renderInBrand(<CaptchaField {...texts} image={image} onRefresh={onRefresh} now={() => time} />);
  await user.click(screen.getByRole('img', { name: 'Picture with digits' }));
  time = 999;
  await user.click(screen.getByRole('button', { name: 'Another picture' }));
  expect(onRefresh).toHaveBeenCalledTimes(1);
  time = 1000;
  await user.click(screen.getByRole('button', { name: 'Another picture' }));
  expect(onRefresh).toHaveBeenCalledTimes(2);
});

test('keeps the old image and ignores the reload button while a new image loads', async () => {
  const onRefresh = vi.fn<() => void>();
  const { user } = renderInBrand(<CaptchaField {...texts} image={image} busy onRefresh={onRefresh} />);
  await user.click(screen.getByRole('button', { name: 'Another picture' }));
  expect(onRefresh).not.toHaveBeenCalled();
  expect(screen.getByRole('img', { name: 'Picture with digits' })).toBeDefined();
});

test('announces a missing image when it could not be loaded', () => {
  const field = (props: { image?: string; failed?: boolean }) => (
    <CaptchaField {...texts} failedLabel="No picture" onRefresh={() => {}} {...props} />
  );
  const { rerender } = renderInBrand(field({ failed: true }));
  expect(screen.getByRole('status').textContent).toBe('No picture');
  rerender(field({ image }));
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.error(screen.getByRole('img', { name: 'Picture with digits' }));
  expect(screen.getByRole('status').textContent).toBe('No picture');
  rerender(field({ image: 'data:image/png;base64,BB==' }));
  expect(screen.getByRole('img', { name: 'Picture with digits' })).toBeDefined();
});
