import { act, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { CountryFlag } from './CountryFlag.tsx';
import {
  MobileNumberField,
  readMobileNumber,
  type DialCountry,
  type MobileNumberFieldProps,
} from './MobileNumberField.tsx';

const countries: DialCountry[] = [
  { countryCode: 'CA', dialCode: '1', name: 'Canada' },
  { countryCode: 'JM', dialCode: '1876', name: 'Jamaica' },
  { countryCode: 'PH', dialCode: '63', name: 'Philippines' },
  { countryCode: 'TH', dialCode: '66', name: 'Thailand' },
  { countryCode: 'US', dialCode: '1', name: 'United States' },
];

function renderField(props: Partial<MobileNumberFieldProps> = {}) {
  const onCountryChange = vi.fn<(country: DialCountry) => void>();
  const field = (overrides: Partial<MobileNumberFieldProps> = {}) => (
    <MobileNumberField
      label="Mobile number"
      pickerLabel="Country code"
      searchLabel="Search country"
      noMatchLabel="No such country"
      countries={countries}
      currentCountry="PH"
      onCountryChange={onCountryChange}
      {...props}
      {...overrides}
    />
  );
  const view = renderInBrand(field());
  const reported = () => onCountryChange.mock.calls.map(([{ countryCode }]) => countryCode);
  return {
    ...view,
    reported,
    rerenderField: (overrides: Partial<MobileNumberFieldProps>) => view.rerender(field(overrides)),
  };
}
const picker = () => screen.getByRole('button', { name: /^Country code/ });
const search = () => screen.findByRole('combobox', { name: 'Search country' });

// Preloads lazy chunks; their loading time is not part of these tests.
beforeAll(async () => {
  await Promise.all([import('./DialCodePanel.tsx'), import('./flag-drawings.tsx'), import('libphonenumber-js/min')]);
}, 30_000);
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['the initial dial code when it is in the list', { initialDialCode: '66' }, 'TH'],
  ['the current country when the initial dial code is not in the list', { initialDialCode: '999' }, 'PH'],
  ['the current country when there is no initial dial code', {}, 'PH'],
  [
    'the current one of the countries that share the initial code',
    { initialDialCode: '1', currentCountry: 'US' },
    'US',
  ],
  ['the first country when the current one is not in the list', { currentCountry: 'DE' }, 'CA'],
])('starts with %s and reports it [DIAL-02, DIAL-03]', (_what, props, expected) => {
  const { reported } = renderField(props);
  expect(reported()).toEqual([expected]);
});

test('reports the initial country once when countries load late [DIAL-03]', () => {
  const { reported, rerenderField } = renderField({ countries: [] });
  expect(reported()).toEqual([]);
  rerenderField({ countries });
  rerenderField({ countries: [...countries] });
  expect(reported()).toEqual(['PH']);
  expect(picker().textContent).toBe('Country code Philippines +63');
});

test('reports every choice, also of the same country, and returns the focus [DIAL-01, DIAL-03]', async () => {
  const { user, reported } = renderField();
  await user.click(picker());
  await user.type(await search(), 'tha');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Thailand+66']);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(picker());
  expect(picker().textContent).toBe('Country code Thailand +66');
  await user.click(picker());
  await user.click(await screen.findByRole('option', { name: /Thailand/, selected: true }));
  expect(reported()).toEqual(['PH', 'TH', 'TH']);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('finds a country by dial code, and does not submit the form when none matches', async () => {
  const onSubmit = vi.fn();
  const { user } = renderInBrand(
    <form onSubmit={onSubmit}>
      <MobileNumberField
        label="Mobile number"
        pickerLabel="Country code"
        searchLabel="Search country"
        noMatchLabel="No such country"
        countries={countries}
        currentCountry="PH"
        onCountryChange={vi.fn()}
      />
    </form>,
  );
  await user.click(picker());
  await user.type(await search(), '+66');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.type(await search(), '0{Enter}');
  expect(screen.getByRole('status').textContent).toBe('No such country');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('closes 200 ms after blur unless refocused, and at once on Escape [DIAL-04]', async () => {
  const { user } = renderField();
  await user.click(picker());
  const field = await search();
  vi.useFakeTimers();
  act(() => screen.getByRole('textbox', { name: 'Mobile number' }).focus());
  act(() => void vi.advanceTimersByTime(199));
  act(() => field.focus());
  act(() => void vi.advanceTimersByTime(500));
  expect(screen.queryByRole('listbox')).not.toBeNull();
  act(() => screen.getByRole('textbox', { name: 'Mobile number' }).focus());
  act(() => void vi.advanceTimersByTime(199));
  expect(screen.queryByRole('listbox')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByRole('listbox')).toBeNull();
  vi.useRealTimers();
  await user.click(picker());
  await search();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(picker());
});

test('selects the country and keeps the national digits when an international number is pasted', async () => {
  const reported: string[] = [];
  const onSubmit = vi.fn();
  function Host() {
    const { register, handleSubmit } = useForm({ defaultValues: { mobile: '' } });
    return (
      <form onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
        <MobileNumberField
          label="Mobile number"
          pickerLabel="Country code"
          searchLabel="Search country"
          noMatchLabel="No such country"
          countries={countries}
          currentCountry="PH"
          onCountryChange={({ countryCode }) => reported.push(countryCode)}
          {...register('mobile')}
        />
        <button type="submit">Send</button>
      </form>
    );
  }
  const { user } = renderInBrand(<Host />);
  await user.click(screen.getByRole('textbox', { name: 'Mobile number' }));
  await user.paste('+1 (876) 555-0123');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(reported).toEqual(['PH', 'JM']);
  expect(onSubmit).toHaveBeenCalledWith({ mobile: '5550123' });
});

test('validates a number by the rules of its country', async () => {
  expect(await readMobileNumber('0917 123 4567', 'PH')).toEqual({
    national: '9171234567',
    international: '+63 917 123 4567',
  });
  expect(await readMobileNumber('12', 'PH')).toBeUndefined();
  expect(await readMobileNumber('+66 81 234 5678', 'PH')).toBeUndefined();
  expect(await readMobileNumber('0917 123 4567', 'XX')).toBeUndefined();
});

test('shows the flag of each country by its code, and another one for another country [IMG-02]', async () => {
  const flagOf = async (countryCode: string): Promise<string> => {
    const { container, unmount } = render(<CountryFlag countryCode={countryCode} />);
    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
    const drawing = container.querySelector('svg')?.innerHTML ?? '';
    unmount();
    return drawing;
  };
  const flags = await Promise.all(['PH', 'TH', 'VN'].map(flagOf));
  expect(new Set(flags).size).toBe(3);
});
