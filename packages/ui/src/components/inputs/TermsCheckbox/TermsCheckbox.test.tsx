import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';

test('shows its error, and follows its link without ticking', async () => {
  const onOpen = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderInBrand(
    <TermsCheckbox
      error="Agree to the terms first"
      label={
        <>
          I am 18 or older and agree to the{' '}
          <a href="/help#term" onClick={onOpen}>
            terms of use
          </a>
        </>
      }
    />,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'I am 18 or older and agree to the terms of use',
    description: 'Agree to the terms first',
  });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('link', { name: 'terms of use' }));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(box.checked).toBe(false);
  await user.click(screen.getByText(/I am 18/));
  expect(box.checked).toBe(true);
});
