import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { CopyButton } from '../../actions/CopyButton/CopyButton.tsx';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { StatusPage } from './StatusPage.tsx';

/** Used for not found, blocked region and failure. */
const meta = {
  title: 'Pages/StatusPage',
  component: StatusPage,
  args: {
    eyebrow: '404',
    title: 'This page is not here',
    text: 'The address is wrong, or the page has moved.',
    actions: (
      <LinkButton href="#home" variant="action">
        To the games
      </LinkButton>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StatusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  tags: ['matrix', 'screenshot'],
  play: async ({ canvasElement }) => {
    // Loaded late; a picture without it would differ.
    await waitFor(() => expect(canvasElement.querySelector('[vector-effect]')).toBeVisible(), { timeout: 10_000 });
  },
};

export const RegionBlocked: Story = {
  args: {
    eyebrow: undefined,
    icon: 'globe',
    title: 'Access restricted',
    text: 'We may not offer our games where you are.',
    details: [{ label: 'Your address', value: '203.0.113.24' }],
    actions: <LinkButton href="#help">Customer service</LinkButton>,
  },
};

export const Failed: Story = {
  args: {
    eyebrow: undefined,
    icon: 'warning',
    title: 'That went wrong',
    text: 'This is our fault. Nothing happened to your money.',
    details: [
      {
        label: 'Number for support',
        value: '7f3a91c2-04be-4d1b',
        action: (
          <CopyButton
            iconOnly
            value="7f3a91c2-04be-4d1b"
            label="Copy the number"
            copiedLabel="Copied"
            failedLabel="Please copy it yourself"
          />
        ),
      },
    ],
    actions: <Button variant="action">Load again</Button>,
  },
};
