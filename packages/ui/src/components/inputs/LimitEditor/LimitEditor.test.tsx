import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { LimitEditor } from './LimitEditor.tsx';

const props = {
  label: 'At most',
  unit: '₱',
  current: 'Now ₱5,000.00',
  value: '8000',
  onChange: vi.fn(),
  submitLabel: 'Ask for the raise',
  onSubmit: vi.fn(),
  keepLabel: 'Keep ₱5,000.00',
  onKeep: vi.fn(),
};

test('submits by Enter in the field once, and not while the answer is outstanding', async () => {
  const { user, rerender } = renderInBrand(<LimitEditor {...props} />);
  await user.type(screen.getByRole('textbox', { name: 'At most' }), '{Enter}');
  expect(props.onSubmit).toHaveBeenCalledOnce();
  rerender(<LimitEditor {...props} busy busyLabel="Asking" />);
  await user.type(screen.getByRole('textbox', { name: 'At most' }), '{Enter}');
  expect(props.onSubmit).toHaveBeenCalledOnce();
});

test('announces that a raise waits', () => {
  const { rerender } = renderInBrand(<LimitEditor {...props} value="" />);
  const [status] = screen.getAllByRole('status');
  rerender(<LimitEditor {...props} effect={{ kind: 'later', title: 'This is a raise, so it waits 24 hours' }} />);
  expect(status?.textContent).toContain('waits 24 hours');
});

test('cancels the pending change without submitting', async () => {
  props.onSubmit.mockClear();
  const onCancel = vi.fn();
  const pending = { title: 'Raise to ₱8,000', text: 'From Monday', cancelLabel: 'Cancel the raise', onCancel };
  const { user } = renderInBrand(<LimitEditor {...props} pending={pending} />);
  await user.click(screen.getByRole('button', { name: 'Cancel the raise' }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(props.onSubmit).not.toHaveBeenCalled();
});
