import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useForm, useWatch, type Control, type FieldErrors, type Resolver } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';
import { MobileNumberField, type DialCountry } from '../MobileNumberField/MobileNumberField.tsx';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { SmsCodeField } from '../SmsCodeField/SmsCodeField.tsx';
import { TermsCheckbox } from '../TermsCheckbox/TermsCheckbox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, FormField, FormSubmit } from './Form.tsx';

interface Registration {
  by: 'username' | 'mobile';
  username: string;
  mobile: string;
  code: string;
  password: string;
  captcha: string;
  terms: boolean;
}

const empty: Registration = {
  by: 'username',
  username: '',
  mobile: '',
  code: '',
  password: '',
  captcha: '',
  terms: false,
};
const errorTexts: Record<string, string> = {
  username: 'Enter 4 to 12 letters or digits',
  mobile: 'Please enter a valid mobile number',
  code: 'Please enter a valid verification code',
  password: 'Choose a password that follows all rules',
  captcha: 'Enter the digits of the picture',
  terms: 'Agree to the terms to open an account',
};
const rules = [
  { id: 'length', label: '8 to 20 characters', met: (value: string) => /^.{8,20}$/u.test(value) },
  {
    id: 'letter',
    label: 'A capital and a small letter',
    met: (value: string) => /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value),
  },
  { id: 'digit', label: 'A digit', met: (value: string) => /\d/.test(value) },
];
const countries: DialCountry[] = [
  { countryCode: 'PH', dialCode: '63', name: 'Philippines' },
  { countryCode: 'TH', dialCode: '66', name: 'Thailand' },
];
const digits =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 112 40'><rect width='112' height='40' fill='ivory'/>" +
  "<text x='14' y='29' font-family='serif' font-size='26' rotate='-12 8 -6 14'>7094</text></svg>";

const resolver: Resolver<Registration> = (values) => {
  const byMobile = values.by === 'mobile';
  const invalid: Record<string, boolean> = {
    username: !byMobile && !/^\w{4,12}$/.test(values.username),
    mobile: byMobile && !/^9\d{9}$/.test(values.mobile),
    code: byMobile && values.code === '',
    password: !rules.every(({ met }) => met(values.password)),
    captcha: values.captcha === '',
    terms: !values.terms,
  };
  const errors: FieldErrors<Registration> = Object.fromEntries(
    Object.entries(invalid).flatMap(([name, isInvalid]) => (isInvalid ? [[name, { type: 'refused' }]] : [])),
  );
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

type Send = (values: Registration) => Promise<ReactNode>;

interface RegisterFormProps {
  start: Registration;
  /** Resolves to the platform's error text, or undefined when accepted. */
  send: Send;
}

function RegisterForm({ start, send }: RegisterFormProps) {
  const form = useForm<Registration>({ resolver, defaultValues: start, shouldFocusError: false });
  const { control } = form;
  const by = useWatch({ control, name: 'by' });
  const [outcome, setOutcome] = useState<{ refusal: ReactNode }>();
  if (outcome && !outcome.refusal) {
    return (
      <InlineAlert tone="success" live="polite" title="Welcome">
        Your account is open. You are logged in.
      </InlineAlert>
    );
  }
  return (
    <Form
      form={form}
      aria-label="Register"
      summaryTitle="Some fields need another look"
      errorFocus="summary"
      errorText={(_error, name) => errorTexts[name]}
      onSubmit={async (values) => setOutcome({ refusal: await send(values) })}
    >
      <FormField control={control} name="by">
        {(field) => (
          <SegmentedControl
            {...field}
            label="Register by"
            options={[
              { value: 'username', label: 'Username' },
              { value: 'mobile', label: 'Mobile number' },
            ]}
          />
        )}
      </FormField>
      {by === 'username' ? (
        <FormField control={control} name="username">
          {(field) => <TextField {...field} label="Username" autoComplete="username" />}
        </FormField>
      ) : (
        <MobileFields control={control} />
      )}
      <FormField control={control} name="password">
        {(field) => (
          <NewPasswordField
            {...field}
            label="Password"
            showLabel="Show password"
            hideLabel="Hide password"
            rules={rules}
            rulesLabel="The password needs"
            metLabel="Done:"
            unmetLabel="Missing:"
            progress={(met, total) => `${met} of ${total} done`}
          />
        )}
      </FormField>
      <LastFields control={control} />
      {outcome?.refusal && (
        <InlineAlert tone="danger" live="assertive">
          {outcome.refusal}
        </InlineAlert>
      )}
      <FormSubmit busyLabel="Opening your account">Open account</FormSubmit>
    </Form>
  );
}

interface PartProps {
  control: Control<Registration>;
}

function MobileFields({ control }: PartProps) {
  return (
    <>
      <FormField control={control} name="mobile">
        {(field) => (
          <MobileNumberField
            {...field}
            label="Mobile number"
            pickerLabel="Country code"
            searchLabel="Search country or code"
            noMatchLabel="No country fits"
            countries={countries}
            currentCountry="PH"
            onCountryChange={fn()}
          />
        )}
      </FormField>
      <FormField control={control} name="code">
        {(field) => (
          <SmsCodeField
            {...field}
            label="Verification code"
            send={{
              children: 'Send code',
              countingLabel: (seconds) => `Again in ${seconds} s`,
              announce: (seconds) => `New code in ${seconds} seconds`,
              onPress: fn(),
            }}
          />
        )}
      </FormField>
    </>
  );
}

function LastFields({ control }: PartProps) {
  return (
    <>
      <FormField control={control} name="captcha">
        {(field) => (
          <CaptchaField
            {...field}
            label="Type the digits you see"
            image={`data:image/svg+xml,${encodeURIComponent(digits)}`}
            imageLabel="Picture with digits"
            refreshLabel="Another picture"
            onRefresh={() => {}}
          />
        )}
      </FormField>
      <FormField control={control} name="terms">
        {({ value, ...field }) => (
          <TermsCheckbox
            {...field}
            checked={value}
            label={
              <>
                I am 18 or older and agree to the <a href="#terms">terms of use</a>
              </>
            }
          />
        )}
      </FormField>
    </>
  );
}

const full: Registration = { ...empty, username: 'maricel27', password: 'Sampaguita7', captcha: '7094', terms: true };

const meta = {
  title: 'Inputs/Form/Register',
  component: RegisterForm,
  args: { start: empty, send: fn<Send>(async () => undefined) },
  decorators: [(Story) => <div style={{ maxWidth: 440, marginInline: 'auto' }}>{Story()}</div>],
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ByMobile: Story = { args: { start: { ...empty, by: 'mobile' } } };

export const Invalid: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open account' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Some fields need another look' })).toHaveFocus());
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { start: full, send: fn<Send>(() => new Promise<ReactNode>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Open account' }));
    await expect(args.send).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { start: full, send: fn<Send>(async () => 'This username is taken. Choose another one.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This username is taken');
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('maricel27');
  },
};

export const Done: Story = {
  args: { start: full },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open account' }));
    await waitFor(() => expect(canvas.getByText('Welcome')).toBeVisible());
  },
};
