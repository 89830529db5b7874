import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareButton } from './ShareButton.tsx';

const meta = {
  title: 'Actions/ShareButton',
  component: ShareButton,
  args: {
    url: 'https://croupier.example/join/amihan-7',
    title: 'Croupier',
    label: 'Invite a friend',
    copiedLabel: 'Link copied',
    failedLabel: 'Your browser does not let us copy. Press the text to select it.',
  },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Action: Story = { args: { variant: 'action', size: 'lg', fullWidth: true } };
