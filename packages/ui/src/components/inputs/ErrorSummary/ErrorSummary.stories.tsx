import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Inputs/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Two fields need another look',
    errors: [
      { id: 'story-user', text: 'Enter your username' },
      { id: 'story-mobile', text: 'Please enter a valid mobile number' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 16, maxWidth: 440 }}>
        {Story()}
        <TextField id="story-user" label="Username" error="Enter your username" />
        <TextField id="story-mobile" label="Mobile number" error="Please enter a valid mobile number" />
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter a valid mobile number' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    title: 'May dalawang patlang na kailangan mong balikan bago maipadala ang form',
    errors: [{ id: 'story-user', text: 'Ang username ay dapat may apat hanggang labindalawang letra o numero' }],
  },
  globals: { textSize: '200', viewport: { value: 'small' } },
};
