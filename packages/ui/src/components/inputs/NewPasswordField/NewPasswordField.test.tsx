import { act, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

const texts = {
  label: 'New password',
  showLabel: 'Show password',
  hideLabel: 'Hide password',
  rulesLabel: 'The password needs',
  metLabel: 'Done:',
  unmetLabel: 'Missing:',
  progress: (met: number, total: number) => `${met} of ${total}`,
  rules: [
    { id: 'length', label: '8 letters', met: (value: string) => value.length >= 8 },
    { id: 'digit', label: 'a digit', met: (value: string) => /\d/.test(value) },
    { id: 'not-name', label: 'not the name', met: (value: string) => value !== 'maricel' },
  ],
};
const rules = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('ticks rules off while typing, and announces only changed counts', async () => {
  const { user } = renderInBrand(<NewPasswordField {...texts} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await user.type(screen.getByLabelText('New password'), 'maricel');
  expect(rules()).toEqual(['Missing: 8 letters', 'Missing: a digit', 'Missing: not the name']);
  expect(status.textContent).toBe('0 of 3');
  await user.keyboard('7');
  expect(rules()).toEqual(['Done: 8 letters', 'Done: a digit', 'Done: not the name']);
  expect(status.textContent).toBe('3 of 3');
});

test('shows no rule as met when the value is empty', () => {
  renderInBrand(<NewPasswordField {...texts} />);
  expect(rules()).toEqual(['Missing: 8 letters', 'Missing: a digit', 'Missing: not the name']);
});

test('is described by an error first, then by its rules', () => {
  renderInBrand(<NewPasswordField {...texts} error="Too weak" />);
  const ids = screen.getByLabelText('New password').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Too weak',
    'Missing: 8 lettersMissing: a digitMissing: not the name',
  ]);
});

test('shows no rule as met when a form library clears the value', async () => {
  let resetForm = () => {};
  function RegisteredField() {
    const { register, reset } = useForm({ defaultValues: { password: '' } });
    resetForm = reset;
    return <NewPasswordField {...texts} {...register('password')} />;
  }
  const { user } = renderInBrand(<RegisteredField />);
  await user.type(screen.getByLabelText('New password'), 'long enough 7');
  expect(rules()[0]).toBe('Done: 8 letters');
  act(() => resetForm());
  expect(rules()[0]).toBe('Missing: 8 letters');
});
