import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { PaymentPasswordField } from './PaymentPasswordField.tsx';

const texts = { label: 'Payment password', showLabel: 'Show', hideLabel: 'Hide' };
const field = () => screen.getByLabelText<HTMLInputElement>('Payment password');

test('accepts six digits only, typed or pasted', async () => {
  const { user } = renderInBrand(<PaymentPasswordField {...texts} />);
  await user.type(field(), '12a3-45678');
  expect(field().value).toBe('123456');
  await user.clear(field());
  await user.paste(' 98 76-54 ');
  expect(field().value).toBe('987654');
});

test('reports only digits, as a controlled and as a registered field', async () => {
  const onSubmit = vi.fn();
  function RegisteredFields() {
    const { register, handleSubmit } = useForm({ defaultValues: { pin: '' } });
    const [repeated, setRepeated] = useState('');
    return (
      <form onSubmit={(event) => void handleSubmit((values) => onSubmit(values, repeated))(event)}>
        <PaymentPasswordField {...texts} {...register('pin')} />
        <PaymentPasswordField
          {...texts}
          label="Again"
          value={repeated}
          onChange={(event) => setRepeated(event.currentTarget.value)}
        />
        <button type="submit">Send</button>
      </form>
    );
  }
  const { user } = renderInBrand(<RegisteredFields />);
  await user.type(field(), '12x34');
  await user.type(screen.getByLabelText('Again'), '12x34');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({ pin: '1234' }, '1234');
});

test('is one field for screen readers, masked until revealed', async () => {
  const { user } = renderInBrand(<PaymentPasswordField {...texts} error="Wrong payment password" />);
  await user.type(field(), '1234');
  expect(field().type).toBe('password');
  expect(screen.queryByText('1')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getAllByRole('textbox', { name: 'Payment password', description: 'Wrong payment password' })).toEqual([
    field(),
  ]);
  expect(screen.getByText('4').closest('[aria-hidden="true"]')).not.toBeNull();
});

test('keeps the caret at the end, and allows selecting all', async () => {
  const { user } = renderInBrand(<PaymentPasswordField {...texts} />);
  await user.type(field(), '1234');
  field().setSelectionRange(1, 1);
  await user.keyboard('{ArrowLeft}');
  await user.keyboard('5');
  expect(field().value).toBe('12345');
  field().select();
  await user.keyboard('9');
  expect(field().value).toBe('9');
});
