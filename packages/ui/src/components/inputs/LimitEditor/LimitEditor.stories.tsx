import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { LimitEditorProps } from './LimitEditor.tsx';
import { LimitEditor } from './LimitEditor.tsx';

type Period = 'day' | 'week' | 'month';

function Controlled(props: LimitEditorProps<Period>) {
  const [value, setValue] = useState(props.value);
  const [period, setPeriod] = useState<Period>('week');
  const periods = props.periods && { ...props.periods, value: period, onChange: setPeriod };
  return <LimitEditor {...props} value={value} onChange={setValue} periods={periods} />;
}

const meta = {
  title: 'Inputs/LimitEditor',
  component: LimitEditor,
  render: (args) => <Controlled {...args} />,
  args: {
    periods: {
      label: 'Time',
      options: [
        { value: 'day', label: 'A day' },
        { value: 'week', label: 'A week' },
        { value: 'month', label: 'A month' },
      ],
      value: 'week',
      onChange: fn(),
    },
    label: 'At most',
    unit: '₱',
    current: 'Now ₱5,000.00',
    value: '8000',
    onChange: fn(),
    hint: 'Any amount. ₱0.00 closes games for the week.',
    effect: {
      kind: 'later',
      title: 'This is a raise, so it waits 24 hours',
      text: 'On Mon, Nov 23, 7:18 PM we ask once more. Without your yes, ₱5,000.00 stays.',
    },
    submitLabel: 'Ask for the raise',
    onSubmit: fn(),
    keepLabel: 'Keep ₱5,000.00',
    onKeep: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 460 }}>{Story()}</div>],
} satisfies Meta<typeof LimitEditor<Period>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Raise: Story = { tags: ['matrix', 'screenshot'] };

export const Lower: Story = {
  args: {
    value: '3000',
    effect: { kind: 'now', title: 'A lower limit holds at once' },
    submitLabel: 'Set ₱3,000.00 a week',
    remove: { label: 'Ask for no limit', onPress: fn() },
  },
};

/** A raise waits already. */
export const Pending: Story = {
  args: {
    value: '',
    effect: undefined,
    pending: {
      title: 'Raise to ₱8,000 a week, asked 11:30 AM',
      text: 'It can start on Mon, Nov 23, 11:30 AM, if you say yes once more then.',
      cancelLabel: 'Cancel the raise',
      onCancel: fn(),
    },
    submitLabel: 'Set the limit',
  },
};

/** The first limit: no amount is suggested. */
export const Empty: Story = {
  args: { value: '', current: 'No limit now', effect: undefined, submitLabel: 'Set the limit', keepLabel: 'No limit' },
};

export const Refused: Story = {
  args: { value: '12,5', effect: undefined, error: 'Write the amount with a point, e.g. 1250.50' },
};

export const Busy: Story = { args: { busy: true, busyLabel: 'Asking for the raise' } };

/** Minutes of play a day: one period. */
export const Time: Story = {
  args: {
    periods: undefined,
    unit: 'min',
    value: '180',
    current: 'Now 3 hours',
    hint: '15 to 1440 minutes',
    effect: undefined,
  },
};
