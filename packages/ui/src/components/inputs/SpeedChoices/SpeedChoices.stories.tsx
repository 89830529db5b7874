import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SpeedChoices, type SpeedChoicesProps } from './SpeedChoices.tsx';

function ControlledChoices(props: SpeedChoicesProps) {
  const [value, setValue] = useState(props.value);
  return <SpeedChoices {...props} value={value} onChange={setValue} />;
}

const speeds = [42, 68, 117, 204, null];
const choices = speeds.map((ms, index) => ({
  value: `m${index + 1}`,
  name: `m${index + 1}.croupier.example`,
  ms,
  ...(index === 3 && { note: 'you are here' }),
}));

const meta = {
  title: 'Inputs/SpeedChoices',
  component: SpeedChoices,
  render: (args) => <ControlledChoices {...args} />,
  args: {
    label: 'Lines',
    choices,
    value: 'm1',
    onChange: () => {},
    labels: {
      level: { fast: 'fast', normal: 'normal', slow: 'slow', none: 'No answer' },
      duration: (ms) => `${ms} ms`,
      measuring: 'Measuring',
      counts: 'counts as slow',
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof SpeedChoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Measured: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const name = 'm4.croupier.example you are here 204 ms slow';
    await userEvent.click(canvas.getByRole('radio', { name }));
    await expect(canvas.getByRole('radio', { name })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'm5.croupier.example No answer counts as slow' })).toBeChecked();
  },
};

export const Measuring: Story = {
  args: { value: '', choices: choices.map((choice, index) => (index < 2 ? choice : { ...choice, ms: undefined })) },
};
