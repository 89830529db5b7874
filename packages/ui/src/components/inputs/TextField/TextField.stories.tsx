import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Icon } from '../../display/Icon/Icon.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'Username', autoComplete: 'off' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'e.g. maricel', hint: '6 to 16 letters and digits' } };

export const Filled: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'maricel');
    await expect(canvas.getByLabelText('Username')).toHaveValue('maricel');
  },
};

export const Error: Story = {
  tags: ['matrix', 'screenshot'],
  args: { defaultValue: 'mari', error: 'Six characters at least.', hint: '6 to 16 letters and digits' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(
      'Six characters at least. 6 to 16 letters and digits',
    );
  },
};

export const Disabled: Story = { args: { defaultValue: 'maricel', disabled: true } };

export const WithSlots: Story = {
  args: {
    label: 'Mobile number',
    defaultValue: '917 555 0148',
    startSlot: <Icon name="user" />,
    endSlot: <span style={{ paddingInlineEnd: 12 }}>PH</span>,
  },
};

export const RightToLeft: Story = {
  ...WithSlots,
  args: { ...WithSlots.args, defaultValue: '9175550148' },
  globals: { direction: 'rtl' },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Buong pangalan ayon sa nakasulat sa iyong dokumento ng pagkakakilanlan',
    error: 'Kailangang kapareho ng nakasulat sa iyong dokumento; hindi na ito mababago pagkatapos.',
    hint: 'Gagamitin lamang namin ito sa pagpapatunay ng iyong pagkakakilanlan.',
  },
};
