import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { SmsCodeField } from './SmsCodeField.tsx';

const send = {
  children: 'Send code',
  countingLabel: (seconds: number) => `Again in ${seconds}`,
  announce: String,
};

test('is numeric, accepts autofill, and keeps its text when another code is sent', async () => {
  const onPress = vi.fn();
  const { user } = renderInBrand(<SmsCodeField label="Code" send={{ ...send, onPress }} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  expect(field.inputMode).toBe('numeric');
  expect(field.autocomplete).toBe('one-time-code');
  await user.type(field, '204816');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(field.value).toBe('204816');
});

test('takes the digits of a pasted code and reports the whole code once', async () => {
  const onComplete = vi.fn();
  const { user } = renderInBrand(<SmsCodeField label="Code" length={6} onComplete={onComplete} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  expect(field.autocomplete).toBe('one-time-code');
  await user.click(field);
  await user.paste('Your code: 204 816.');
  expect(field.value).toBe('204816');
  await user.keyboard('9');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('204816');
  await user.keyboard('{Backspace}7');
  expect(onComplete).toHaveBeenLastCalledWith('204817');
});
