import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { PasswordConfirmSheet } from './PasswordConfirmSheet.tsx';

const props = {
  open: true,
  onClose: vi.fn(),
  title: 'Withdraw',
  closeLabel: 'Close',
  lines: [],
  field: { label: 'Payment password', showLabel: 'Show', hideLabel: 'Hide' },
  confirmLabel: 'Confirm',
  onConfirm: vi.fn(),
  incompleteText: 'Type all six digits',
};
const field = () => screen.getByLabelText<HTMLInputElement>('Payment password');

test('does not confirm before all digits are typed', async () => {
  props.onConfirm.mockClear();
  const { user } = renderInBrand(<PasswordConfirmSheet {...props} />);
  await user.type(field(), '1984');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByText('Type all six digits')).toBeDefined();
  expect(document.activeElement).toBe(field());
  await user.keyboard('04{Enter}');
  expect(props.onConfirm).toHaveBeenCalledExactlyOnceWith('198404');
});

test('clears the digits and returns to the field after a refusal', async () => {
  const { user, rerender } = renderInBrand(<PasswordConfirmSheet {...props} />);
  await user.type(field(), '198404');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  rerender(<PasswordConfirmSheet {...props} busy />);
  await user.keyboard('{Escape}');
  expect(props.onClose).not.toHaveBeenCalled();
  rerender(<PasswordConfirmSheet {...props} field={{ ...props.field, error: 'Wrong. 2 tries left.' }} />);
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field().value).toBe('');
});

test('asks for nothing while the payment password is locked', () => {
  renderInBrand(<PasswordConfirmSheet {...props} locked={{ title: 'Locked until 7:33 PM' }} />);
  expect(screen.getByRole('alert').textContent).toContain('Locked until 7:33 PM');
  expect(screen.queryByLabelText('Payment password')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});
