import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LanguageSelect } from './LanguageSelect.tsx';

const languages =
  'en fil th vi id ms zh-Hans zh-Hant ja ko hi bn ta te ur ar fa he tr ru uk pl cs de fr es pt it nl sv da nb fi el ro hu my km';
const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
const options = languages.split(' ').map((value) => ({
  value,
  label: new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value,
  name: inEnglish.of(value),
}));

const meta = {
  title: 'Navigation/LanguageSelect',
  component: LanguageSelect,
  args: {
    label: 'Language',
    options,
    value: 'en',
    onChange: fn(),
    searchLabel: 'Find a language',
    emptyText: 'No such language',
  },
  // Preloads the lazy chunk, so that no story waits for the network.
  loaders: [async () => ({ parts: await import('./LanguageList.tsx') })],
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Language/ }));
    await screen.findByRole('combobox');
    await expect(screen.getAllByRole('option')).toHaveLength(args.options.length);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Language/ }));
    await userEvent.type(await screen.findByRole('combobox'), 'klingon');
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

export const IconOnly: Story = { args: { iconOnly: true, value: 'ja' } };
