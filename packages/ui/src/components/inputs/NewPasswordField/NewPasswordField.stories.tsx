import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NewPasswordField } from './NewPasswordField.tsx';

const meta = {
  title: 'Inputs/NewPasswordField',
  component: NewPasswordField,
  args: {
    label: 'New password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    rulesLabel: 'The password needs',
    metLabel: 'Done:',
    unmetLabel: 'Missing:',
    progress: (met, total) => `${met} of ${total} done`,
    rules: [
      { id: 'length', label: '8 to 20 characters', met: (value) => value.length >= 8 && value.length <= 20 },
      { id: 'upper', label: 'A capital letter', met: (value) => /\p{Lu}/u.test(value) },
      { id: 'lower', label: 'A small letter', met: (value) => /\p{Ll}/u.test(value) },
      { id: 'digit', label: 'A digit', met: (value) => /\d/.test(value) },
      { id: 'special', label: 'A special character', met: (value) => /[^\p{L}\d]/u.test(value) },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof NewPasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const HalfWay: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Maricel7');
    const rules = within(canvas.getByRole('list', { name: 'The password needs' })).getAllByRole('listitem');
    await expect(rules.map((rule) => rule.textContent)).toEqual([
      'Done: 8 to 20 characters',
      'Done: A capital letter',
      'Done: A small letter',
      'Done: A digit',
      'Missing: A special character',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 5 done');
  },
};

export const Refused: Story = { args: { error: 'Choose a stronger password', defaultValue: 'maricel' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    rules: [
      {
        id: 'strong',
        label: 'Hindi bababa sa walong karakter, at may malaking titik, maliit na titik, numero at natatanging simbolo',
        met: () => false,
      },
      { id: 'name', label: 'Hindi kapareho ng username', met: () => true },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
