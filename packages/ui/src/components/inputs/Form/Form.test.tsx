import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm, type Resolver } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
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
  errorFocus = 'field',
  busy = false,
}: {
  onSubmit: (values: Values) => unknown;
  summary?: boolean;
  errorFocus?: 'field' | 'summary';
  busy?: boolean;
}) {
  const form = useForm<Values>({
    resolver,
    defaultValues: { user: { name: '' }, amount: '', terms: false },
    shouldFocusError: false,
  });
  const [refusal, setRefusal] = useState<object>();
  const refuse = () => {
    for (const name of ['amount', 'user.name'] as const) form.setError(name, { type: 'refused' });
    setRefusal({});
  };
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      busy={busy}
      aria-label="Deposit"
      errorText={(error, name) => `${name} is ${error.type}`}
      errorFocus={errorFocus}
      refusal={refusal}
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
      <button type="button" onClick={refuse}>
        Refuse
      </button>
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
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
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

const summaryLines = () => screen.queryAllByRole('link').map((link) => link.textContent);

test('shows a summary with links to the fields in their order and keeps it until the next submit', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { user } = renderInBrand(<DepositForm onSubmit={vi.fn()} summary />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('group', { name: 'Look again' })).toBeDefined();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
  expect(summaryLines()).toEqual([
    'user.name: user.name is missing',
    'amount: amount is missing',
    'terms: terms is missing',
  ]);
  await user.click(screen.getByRole('link', { name: 'amount: amount is missing' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount' }));
  await fill(user);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.queryByRole('group', { name: 'Look again' })).toBeNull();
});

test('shows no summary of one error', async () => {
  const { user } = renderInBrand(<DepositForm onSubmit={vi.fn()} summary errorFocus="summary" />);
  await fill(user);
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'I agree' })));
  expect(screen.queryByRole('group', { name: 'Look again' })).toBeNull();
});

test('focuses the summary of a long form', async () => {
  const { user } = renderInBrand(<DepositForm onSubmit={vi.fn()} summary errorFocus="summary" />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Look again' })));
});

test('reports a refusal like a failed submit, in the order of the fields', async () => {
  const { user } = renderInBrand(<DepositForm onSubmit={vi.fn()} summary />);
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
  expect(summaryLines()).toEqual(['user.name: user.name is refused', 'amount: amount is refused']);
});

test('a form in a sheet over another one does not submit that one', async () => {
  const [outer, inner] = [vi.fn(), vi.fn()];
  function Outer() {
    const form = useForm({ defaultValues: { amount: '' } });
    return (
      <Form form={form} onSubmit={outer} aria-label="Withdraw" errorText={() => ''}>
        {createPortal(<Inner />, document.body)}
      </Form>
    );
  }
  function Inner() {
    const form = useForm({ defaultValues: { card: '' } });
    return (
      <Form form={form} onSubmit={inner} aria-label="Add a card" errorText={() => ''}>
        <FormSubmit busyLabel="Adding">Add</FormSubmit>
      </Form>
    );
  }
  const { user } = renderInBrand(<Outer />);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(inner).toHaveBeenCalledTimes(1);
  expect(outer).not.toHaveBeenCalled();
});
