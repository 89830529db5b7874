import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../testing/render.tsx';
import { CaptchaField } from './CaptchaField.tsx';

const texts = { label: 'Digits', pictureLabel: 'Picture with digits', refreshLabel: 'Another picture' };

test('shows the picture, takes what is typed and asks for another one on the button', async () => {
  const onRefresh = vi.fn<() => void>();
  const { user } = renderInBrand(
    <CaptchaField {...texts} picture="data:image/png;base64,AA==" onRefresh={onRefresh} />,
  );
  expect(screen.getByRole('img', { name: 'Picture with digits' })).toBeDefined();
  await user.type(screen.getByLabelText('Digits'), '7309');
  await user.click(screen.getByRole('button', { name: 'Another picture' }));
  expect(screen.getByLabelText<HTMLInputElement>('Digits').value).toBe('7309');
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('keeps the place of a picture that is on its way', () => {
  renderInBrand(<CaptchaField {...texts} onRefresh={() => {}} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('button', { name: 'Another picture' })).toBeDefined();
});
