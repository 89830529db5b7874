import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TermsCheckbox } from './TermsCheckbox.tsx';

const meta = {
  title: 'Inputs/TermsCheckbox',
  component: TermsCheckbox,
  args: {
    label: (
      <>
        I am 18 or older and agree to the <a href="#terms">terms of use</a>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof TermsCheckbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I am 18 or older and agree to the terms of use' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const Refused: Story = { tags: ['matrix'], args: { error: 'Agree to the terms to open an account' } };

export const Ticked: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    label: (
      <>
        Ako ay 21 taong gulang o higit pa, nabasa ko at sumasang-ayon ako sa{' '}
        <a href="#terms">mga tuntunin ng paggamit at patakaran sa pribasiya</a> ng bahay
      </>
    ),
  },
  globals: { textSize: '200', viewport: { value: 'small' } },
};
