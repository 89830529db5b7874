import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MobileNumberField } from './MobileNumberField.tsx';

const dialCodes: Record<string, string> = {
  AU: '61', BR: '55', CA: '1', CN: '86', DE: '49', HK: '852', ID: '62', IN: '91', JP: '81', KR: '82', MO: '853', MY: '60',
  PH: '63', SG: '65', TH: '66', TW: '886', US: '1', VN: '84',
}; // prettier-ignore
const names = (language: string) => new Intl.DisplayNames([language], { type: 'region' });
const countriesIn = (language: string) =>
  Object.entries(dialCodes).map(([countryCode, dialCode]) => ({
    countryCode,
    dialCode,
    name: names(language).of(countryCode) ?? countryCode,
  }));

const meta = {
  title: 'Inputs/MobileNumberField',
  component: MobileNumberField,
  args: {
    label: 'Mobile number',
    pickerLabel: 'Country code',
    searchLabel: 'Search country or code',
    noMatchLabel: 'No country fits',
    countries: countriesIn('en'),
    currentCountry: 'PH',
    onCountryChange: fn(),
  },
  // Preloads lazy chunks; their loading time is not part of a story.
  loaders: [
    async () => {
      await Promise.all([import('./DialCodePanel.tsx'), import('./flag-drawings.tsx')]);
    },
  ],
  decorators: [(Story) => <div style={{ maxWidth: 440, minHeight: 420 }}>{Story()}</div>],
} satisfies Meta<typeof MobileNumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args }) => {
    await expect(args.onCountryChange).toHaveBeenCalledWith({ countryCode: 'PH', dialCode: '63', name: 'Philippines' });
  },
};

export const Open: Story = {
  tags: ['matrix'],
  args: { initialDialCode: '66' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Country code Thailand/ }));
    await userEvent.type(await canvas.findByRole('combobox'), 'ma');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('listbox', { name: 'Country code' })).toBeVisible());
    await expect(args.onCountryChange).toHaveBeenCalledOnce();
  },
};

export const AllCountries: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Country code/ }));
    await waitFor(() => expect(canvas.getByRole('option', { name: /Philippines/, selected: true })).toBeVisible());
  },
};

export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Country code/ }));
    await userEvent.type(await canvas.findByRole('combobox'), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No country fits');
  },
};

export const Loading: Story = { args: { countries: [] } };

export const Refused: Story = { args: { error: 'Please enter a valid mobile number', defaultValue: '12' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '917 123 4567' } };

export const RightToLeft: Story = {
  args: {
    label: 'رقم الجوال',
    pickerLabel: 'رمز البلد',
    searchLabel: 'ابحث',
    countries: countriesIn('ar'),
    defaultValue: '917 123 4567',
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /رمز البلد/ }));
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
  },
};

export const LargeText: Story = {
  args: { initialDialCode: '886', defaultValue: '912 345 678' },
  globals: { textSize: '200', viewport: { value: 'small' } },
};
