import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { label: 'Hide my name on the winner board' },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Hide my name on the winner board' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
  },
};

export const On: Story = {
  tags: ['matrix'],
  args: { defaultChecked: true, hint: 'Others see the first letter of your name' },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

/** The track is centred on the first line. */
export const SeveralLines: Story = {
  args: {
    label: 'Tell me of every promotion for members of my rank, by message and by mail',
    hint: 'You can change this at any time',
  },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const firstLine = canvas.getByText(/Tell me/).getClientRects()[0];
    const track = canvasElement.querySelector('.MuiSwitch-track')?.getBoundingClientRect();
    if (!firstLine || !track) throw new Error('There is no track beside the label');
    await expect(Math.abs(firstLine.top + firstLine.height / 2 - (track.top + track.height / 2))).toBeLessThan(2);
  },
};

export const LongText: Story = {
  args: {
    label: 'Magpadala ng abiso tuwing may bagong promosyon para sa mga miyembro ng aking antas',
    hint: 'Maaari mo itong baguhin anumang oras sa mga setting ng iyong account',
  },
  globals: { textSize: '200', viewport: { value: 'small' } },
};
