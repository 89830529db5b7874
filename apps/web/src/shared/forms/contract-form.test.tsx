import { createContractOfferBody, createFeedbackBody } from '@croupier/sdk/bodies';
import { ConflictError, ServerError, ValidationError, type ApiError } from '@croupier/sdk/errors';
import type { CreateContractOfferData, CreateFeedbackData } from '@croupier/sdk/types';
import { croupier } from '@croupier/ui/brands/croupier';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextArea } from '@croupier/ui/inputs/TextArea';
import { TextField } from '@croupier/ui/inputs/TextField';
import { BrandProvider } from '@croupier/ui/layout/BrandProvider';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { showsText } from '../../testing/page-parts.ts';
import { fill, findControl, press } from '../../testing/user-actions.ts';
import errors from '../errors/texts/en.json' with { type: 'json' };
import { FailureAlert } from '../FailureAlert.tsx';
import { ContractForm } from './ContractForm.tsx';
import { useContractForm } from './use-contract-form.ts';

type Feedback = CreateFeedbackData['body'];
interface FeedbackValues {
  content: string;
  contact: string;
  isUrgent: boolean;
}

const translation = i18next.createInstance();
beforeAll(async () => {
  await translation.init({ lng: 'en', resources: { en: { errors } } });
});

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show(page: ReactNode): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  root.render(
    <BrandProvider brand={croupier}>
      <I18nextProvider i18n={translation}>{page}</I18nextProvider>
    </BrandProvider>,
  );
  return vi.waitFor(() => expect(findControl('Send')).toBeDefined());
}

interface FormProps {
  readonly onSubmit: (submission: { body: Feedback; values: FeedbackValues }) => Promise<void> | void;
  readonly required?: readonly (keyof Feedback)[];
}

function FeedbackForm({ onSubmit, required }: FormProps): ReactNode {
  const contract = useContractForm<Feedback, FeedbackValues>(createFeedbackBody, {
    defaultValues: { content: '', contact: '', isUrgent: true },
    constants: () => ({ type: 'SUGGESTION' }),
    required,
    check: { contact: (contact) => (contact.includes('@') ? undefined : 'NO_ADDRESS') },
    fieldOfCode: {
      EMAIL_TAKEN: 'contact',
      REBATE_OUT_OF_RANGE: ({ value }) => (value['gameType'] === 'RNG' ? 'content' : undefined),
    },
  });
  const { control } = contract.form;
  return (
    <ContractForm
      contract={contract}
      labels={{ content: 'Message', contact: 'Reply to' }}
      errorTexts={{ contact: { NO_ADDRESS: 'Give an address with @' } }}
      onSubmit={onSubmit}
    >
      <FormField control={control} name="content">
        {(field) => <TextArea {...field} label="Message" />}
      </FormField>
      <FormField control={control} name="contact">
        {(field) => <TextField {...field} label="Reply to" />}
      </FormField>
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel="Sending">Send</FormSubmit>
    </ContractForm>
  );
}

const field = (name: string): HTMLElement | undefined => findControl(name);
const descriptionOf = (name: string): string =>
  (field(name)?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const summary = (): HTMLElement | null => document.querySelector('[role=group]');
const expectDescription = (name: string, text: string): Promise<void> =>
  vi.waitFor(() => expect(descriptionOf(name)).toBe(text));

describe('a form of the contract', () => {
  it('sends the body of the call: trimmed, with the constants, without empty and own fields', async () => {
    const onSubmit = vi.fn();
    await show(<FeedbackForm onSubmit={onSubmit} />);
    await fill('Message', '  More games  ');
    await press('Send');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls).toEqual([
      [
        {
          body: { type: 'SUGGESTION', content: 'More games' },
          values: { content: '  More games  ', contact: '', isUrgent: true },
        },
      ],
    ]);
  });

  it.each([
    ['', 'Input cannot be empty'],
    ['   ', 'Input cannot be empty'],
    ['x'.repeat(141), 'This is too long'],
  ])('refuses what the contract refuses, and focuses the field: %j', async (content, text) => {
    const onSubmit = vi.fn();
    await show(<FeedbackForm onSubmit={onSubmit} />);
    await fill('Message', content);
    await press('Send');
    await expectDescription('Message', text);
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Message')));
    expect([summary(), onSubmit.mock.calls]).toEqual([null, []]);
    await fill('Message', 'More games');
    await vi.waitFor(() => expect(field('Message')?.getAttribute('aria-invalid')).toBe(null));
  });

  it('requires what the form requires, and adds its own rule to that of the contract', async () => {
    await show(<FeedbackForm onSubmit={vi.fn()} required={['contact']} />);
    await fill('Message', 'More games');
    await press('Send');
    await vi.waitFor(() => expect(descriptionOf('Reply to')).toBe('Input cannot be empty'));
    await fill('Reply to', 'maricel');
    await expectDescription('Reply to', 'Give an address with @');
    await fill('Reply to', 'm@'.repeat(128));
    await expectDescription('Reply to', 'This is too long');
  });

  it('lists several errors in a summary with links, and focuses the first field', async () => {
    await show(<FeedbackForm onSubmit={vi.fn()} required={['contact']} />);
    await press('Send');
    await vi.waitFor(() => expect(summary()?.tabIndex).toBe(-1));
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Message')));
    const links = [...(summary()?.querySelectorAll('a') ?? [])];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Message: Input cannot be empty',
      'Reply to: Input cannot be empty',
    ]);
    Element.prototype.scrollIntoView = vi.fn();
    await press(links[1]);
    expect(document.activeElement).toBe(field('Reply to'));
  });

  it('sends once when it is submitted again before the answer', async () => {
    let answer = (): void => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    await show(<FeedbackForm onSubmit={onSubmit} />);
    await fill('Message', 'More games');
    await press('Send');
    document.querySelector('form')?.requestSubmit();
    await vi.waitFor(() => expect(findControl('Send')?.getAttribute('aria-busy')).toBe('true'));
    document.querySelector('form')?.requestSubmit();
    answer();
    await vi.waitFor(() => expect(findControl('Send')?.getAttribute('aria-busy')).not.toBe('true'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('a refusal of the server', () => {
  const submitRefused = async (error: ApiError): Promise<void> => {
    await show(<FeedbackForm onSubmit={vi.fn().mockRejectedValueOnce(error)} />);
    await fill('Message', 'More games');
    await fill('Reply to', 'maricel@mail.example');
    await press('Send');
  };

  it('appears at the fields that it names, with the text of its reason', async () => {
    const fieldErrors = [
      { field: 'contact', reason: 'UNKNOWN', message: 'Not for people' },
      { field: 'content', reason: 'NOT_ALLOWED', message: 'Not for people' },
    ] as const;
    await submitRefused(new ValidationError('validation', 'Refused', { code: 'FIELD_INVALID', fieldErrors }));
    await expectDescription('Reply to', 'This does not exist');
    expect(descriptionOf('Message')).toBe('This cannot be given here');
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Message')));
    expect(summary()?.querySelectorAll('a')).toHaveLength(2);
    expect([showsText('Some fields are not valid'), showsText('Not for people')]).toEqual([false, false]);
  });

  it('appears at the field that its code is about', async () => {
    await submitRefused(new ConflictError('conflict', 'Taken', { code: 'EMAIL_TAKEN' }));
    await expectDescription('Reply to', 'This email is already registered');
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Reply to')));
  });

  it('appears at the field that its value names, and beside the button when that is none', async () => {
    const refusal = (gameType: string) =>
      new ConflictError('conflict', 'Refused', { code: 'REBATE_OUT_OF_RANGE', value: { gameType } });
    await submitRefused(refusal('RNG'));
    await expectDescription('Message', 'Rebate out of range');
    root?.unmount();
    document.body.replaceChildren();
    await submitRefused(refusal('LIVE'));
    await vi.waitFor(() => expect(showsText('Rebate out of range')).toBe(true));
    expect(descriptionOf('Message')).not.toContain('Rebate out of range');
  });

  it('appears beside the button when it names no field of the form, until the next submit', async () => {
    const fieldErrors = [{ field: 'images[0]', reason: 'UNKNOWN', message: 'No such upload' }] as const;
    await submitRefused(new ValidationError('validation', 'Refused', { code: 'FIELD_INVALID', fieldErrors }));
    await vi.waitFor(() => expect(showsText('Some fields are not valid')).toBe(true));
    await press('Send');
    await vi.waitFor(() => expect(showsText('Some fields are not valid')).toBe(false));
  });

  it('with a reason that this version does not know says that the format is wrong', async () => {
    const fieldErrors = [{ field: 'contact', reason: 'SOMETHING_NEW', message: '' }];
    // A newer platform may send other reasons.
    const error = new ServerError('server', 'Refused', { fieldErrors: fieldErrors as never });
    await submitRefused(error);
    await vi.waitFor(() => expect(descriptionOf('Reply to')).toBe('Wrong format'));
  });

  it('finds a field inside a list by its path', async () => {
    const fieldErrors = [{ field: 'tiers[0].rate', reason: 'TOO_LARGE', message: '' }] as const;
    const error = new ValidationError('validation', 'Refused', { code: 'FIELD_INVALID', fieldErrors });
    await show(<OfferForm onSubmit={vi.fn().mockRejectedValueOnce(error)} />);
    await fill('Share', '2');
    await press('Send');
    await expectDescription('Share', 'A share is at most 1');
    await fill('Share', '0.5');
    await vi.waitFor(() => expect(field('Share')?.getAttribute('aria-invalid')).toBe(null));
    await press('Send');
    await expectDescription('Share', 'This is too large');
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Share')));
  });
});

type Offer = NonNullable<CreateContractOfferData['body']>;

function OfferForm({ onSubmit }: { readonly onSubmit: () => Promise<void> }): ReactNode {
  const contract = useContractForm<Offer, { tiers: { threshold: string; rate: string }[] }>(createContractOfferBody, {
    defaultValues: { tiers: [{ threshold: '100.00', rate: '' }] },
    constants: () => ({ type: 'DIVIDEND', offeree: 'amihan', currency: 'PHP' }),
  });
  return (
    <ContractForm
      contract={contract}
      labels={{ 'tiers.rate': 'Share' }}
      errorTexts={{ 'tiers.rate': { FORMAT: 'A share is at most 1' } }}
      onSubmit={onSubmit}
    >
      <FormField control={contract.form.control} name="tiers.0.rate">
        {(binding) => <TextField {...binding} label="Share" />}
      </FormField>
      <FormSubmit busyLabel="Sending">Send</FormSubmit>
    </ContractForm>
  );
}
