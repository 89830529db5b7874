import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AmountField } from '../AmountField/AmountField.tsx';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';
import { PaymentPasswordField } from '../PaymentPasswordField/PaymentPasswordField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { Form, FormField, FormSubmit } from './Form.tsx';

interface Deposit {
  method: 'wallet' | 'bank' | 'qr';
  amount: string;
  note: string;
  paymentPassword: string;
}

const errorTexts: Record<string, string> = {
  amount: 'Enter ₱100 to ₱50,000',
  note: 'Write at most 140 characters',
  paymentPassword: 'Enter your six digits',
};
const formatPesos = (value: string) => {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{0,2}))?$/.exec(value) ?? [];
  return whole ? `₱${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0')}` : '';
};
const quickAmounts = ['100', '500', '1000', '2000', '5000', '10000'].map((value) => ({
  value,
  label: formatPesos(value).replace('.00', ''),
}));
const note = {
  limit: 140,
  text: (used: number, limit: number) => `${used} / ${limit}`,
  announce: (left: number) => `${left} characters left`,
};

const resolver: Resolver<Deposit> = (values) => {
  const invalid: Record<string, boolean> = {
    amount: !/^[1-9]\d{2,4}(?:\.\d{1,2})?$/.test(values.amount),
    note: values.note.length > note.limit,
    paymentPassword: values.paymentPassword.length < 6,
  };
  const errors: FieldErrors<Deposit> = Object.fromEntries(
    Object.entries(invalid).flatMap(([name, isInvalid]) => (isInvalid ? [[name, { type: 'refused' }]] : [])),
  );
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

type Send = (values: Deposit) => Promise<ReactNode>;

interface DepositFormProps {
  amount: string;
  paymentPassword: string;
  /** Resolves to the platform's error text, or undefined when accepted. */
  send: Send;
}

function DepositForm({ amount, paymentPassword, send }: DepositFormProps) {
  const form = useForm<Deposit>({
    resolver,
    shouldFocusError: false,
    defaultValues: { method: 'wallet', amount, note: '', paymentPassword },
  });
  const { control } = form;
  const [outcome, setOutcome] = useState<{ refusal: ReactNode }>();
  const reading = formatPesos(useWatch({ control, name: 'amount' }));
  return (
    <Form
      form={form}
      aria-label="Deposit"
      errorText={(_error, name) => errorTexts[name]}
      onSubmit={async (values) => setOutcome({ refusal: await send(values) })}
    >
      <FormField control={control} name="method">
        {(field) => (
          <SegmentedControl
            {...field}
            label="Pay with"
            labelShown
            options={[
              { value: 'wallet', label: 'Wallet' },
              { value: 'bank', label: 'Bank transfer' },
              { value: 'qr', label: 'QR code' },
            ]}
          />
        )}
      </FormField>
      <FormField control={control} name="amount">
        {(field) => (
          <AmountField
            {...field}
            label="Amount"
            labelEnd="Balance ₱12,480.50"
            currency="₱"
            placeholder="0.00"
            quickLabel="Quick amounts"
            quickAmounts={quickAmounts}
            reading={reading}
            hint="Min ₱100, max ₱50,000 each"
          />
        )}
      </FormField>
      <FormField control={control} name="note">
        {(field) => <TextArea {...field} label="Note" rows={2} counter={note} />}
      </FormField>
      <FormField control={control} name="paymentPassword">
        {(field) => (
          <PaymentPasswordField {...field} label="Payment password" showLabel="Show digits" hideLabel="Hide digits" />
        )}
      </FormField>
      {outcome?.refusal && (
        <InlineAlert tone="danger" live="assertive">
          {outcome.refusal}
        </InlineAlert>
      )}
      {outcome && !outcome.refusal && (
        <InlineAlert tone="success" live="polite">
          We have received your order.
        </InlineAlert>
      )}
      <FormSubmit busyLabel="Sending your order">Deposit {reading}</FormSubmit>
    </Form>
  );
}

const meta = {
  title: 'Inputs/Form/Deposit',
  component: DepositForm,
  args: { amount: '2000', paymentPassword: '198427', send: fn<Send>(async () => undefined) },
  decorators: [(Story) => <div style={{ maxWidth: 560, marginInline: 'auto' }}>{Story()}</div>],
} satisfies Meta<typeof DepositForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['matrix'] };

export const Invalid: Story = {
  args: { amount: '', paymentPassword: '' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Deposit/ }));
    await waitFor(() => expect(canvas.getByText('Enter ₱100 to ₱50,000')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveFocus());
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { send: fn<Send>(() => new Promise<ReactNode>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Deposit/ }));
    await expect(args.send).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { send: fn<Send>(async () => 'This way of paying is closed until 14:00. Nothing was taken.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Deposit/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was taken');
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('2,000');
  },
};

export const Done: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Deposit/ }));
    await waitFor(() => expect(canvas.getByText('We have received your order.')).toBeVisible());
  },
};

export const LargeText: Story = { globals: { textSize: '200', viewport: { value: 'small' } } };
