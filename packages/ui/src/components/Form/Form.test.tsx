import { act, fireEvent, screen } from '@testing-library/react';
import { useForm, type Resolver } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../testing/render.tsx';
import { AmountField } from '../AmountField/AmountField.tsx';
import { TermsCheckbox } from '../TermsCheckbox/TermsCheckbox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, FormField, FormSubmit } from './Form.tsx';

interface Values {
  user: { name: string };
  amount: string;
  terms: boolean;
}

const missing = { type: 'missing' } as const;
const resolver: Resolver<Values> = (values) => {
  const errors = {
    ...(values.user.name === '' && { user: { name: missing } }),
    ...(values.amount === '' && { amount: missing }),
    ...(!values.terms && { terms: missing }),
  };
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

function DepositForm({
  onSubmit,
  summary = false,
  busy = false,
}: {
  onSubmit: (values: Values) => unknown;
  summary?: boolean;
  busy?: boolean;
}) {
  const form = useForm<Values>({
    resolver,
    defaultValues: { user: { name: '' }, amount: '', terms: false },
    shouldFocusError: !summary,
  });
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      busy={busy}
      aria-label="Deposit"
      errorText={(error, name) => `${name} is ${error.type}`}
      summaryTitle={summary ? 'Look again' : undefined}
      summaryText={summary ? (error, name) => `${name}: ${name} is ${error.type}` : undefined}
    >
      <FormField control={form.control} name="user.name">
        {(field) => <TextField {...field} label="Name" />}
      </FormField>
      <FormField control={form.control} name="amount">
        {(field) => <AmountField {...field} label="Amount" currency="₱" />}
      </FormField>
      <FormField control={form.control} name="terms">
        {({ value, ...field }) => <TermsCheckbox {...field} checked={value} label="I agree" />}
      </FormField>
      <FormSubmit busyLabel="Sending">Send</FormSubmit>
    </Form>
  );
}

const filled: Values = { user: { name: 'Maricel' }, amount: '250.50', terms: true };
async function fill(user: ReturnType<typeof renderInBrand>['user']) {
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Maricel');
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '250.50');
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
}

test('submits once until onSubmit has finished', async () => {
  const finish: (() => void)[] = [];
  const onSubmit = vi.fn((_values: Values) => new Promise<void>((resolve) => finish.push(resolve)));
  const { user } = renderInBrand(<DepositForm onSubmit={onSubmit} />);
  await fill(user);
  fireEvent.submit(screen.getByRole('form', { name: 'Deposit' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await act(async () => {});
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  expect(onSubmit.mock.calls).toEqual([[filled]]);
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('Sending').getAttribute('role')).toBe('status');

  await act(async () => finish[0]?.());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('250.50');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('does not submit while busy', async () => {
  const onSubmit = vi.fn();
  const { user } = renderInBrand(<DepositForm onSubmit={onSubmit} busy />);
  await fill(user);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('does not submit when invalid, and focuses the first invalid field', async () => {
  const onSubmit = vi.fn();
  const { user } = renderInBrand(<DepositForm onSubmit={onSubmit} />);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Maricel');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
  const amount = screen.getByRole('textbox', { name: 'Amount', description: 'amount is missing' });
  await vi.waitFor(() => expect(document.activeElement).toBe(amount));
  expect(screen.getByRole('checkbox', { name: 'I agree', description: 'terms is missing' })).toBeDefined();
});

test('focuses a summary with links to the fields and keeps it until the next submit', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { user } = renderInBrand(<DepositForm onSubmit={vi.fn()} summary />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const summary = screen.getByRole('group', { name: 'Look again' });
  expect(document.activeElement).toBe(summary);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'user.name: user.name is missing',
    'amount: amount is missing',
    'terms: terms is missing',
  ]);
  await user.click(screen.getByRole('link', { name: 'user.name: user.name is missing' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  await fill(user);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.queryByRole('group', { name: 'Look again' })).toBeNull();
});
