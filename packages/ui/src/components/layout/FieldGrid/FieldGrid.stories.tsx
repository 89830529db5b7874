import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { FieldGrid } from './FieldGrid.tsx';

const rates = [
  ['Slots', '0.80%'],
  ['Live casino', '0.60%'],
  ['Fishing', '0.90%'],
  ['Card games', '0.60%'],
  ['Sports', '0.50%'],
] as const;

const meta = {
  title: 'Layout/FieldGrid',
  component: FieldGrid,
  args: {
    label: 'Rebate on own play',
    children: rates.map(([label, limit]) => (
      <TextField key={label} label={label} labelEnd={limit} defaultValue="0.40" endSlot="%" autoComplete="off" />
    )),
  },
} satisfies Meta<typeof FieldGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Small: Story = { globals: { viewport: { value: 'small' } } };

/** A field with an error is higher; the others of its row keep their heights. */
export const WithError: Story = {
  args: {
    children: rates.map(([label, limit], index) => (
      <TextField
        key={label}
        label={label}
        labelEnd={limit}
        defaultValue="1.40"
        endSlot="%"
        autoComplete="off"
        error={index === 0 ? 'Between 0.00% and 0.80%' : undefined}
      />
    )),
  },
};
