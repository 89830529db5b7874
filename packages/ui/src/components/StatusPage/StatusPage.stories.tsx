import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { StatusPage } from './index.ts';

const meta = {
  title: 'Patterns/StatusPage',
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

export const NotFound: Story = { tags: ['matrix', 'screenshot'] };

export const Failed: Story = {
  tags: ['matrix'],
  args: {
    eyebrow: undefined,
    icon: 'warning',
    title: 'Something went wrong',
    text: 'Try again; if it goes on, tell customer service these numbers.',
    details: [
      { label: 'Trace', value: '4bf92f3577b34da6a3ce929d0e0e4736' },
      { label: 'Time', value: '21 November 2026, 20:45' },
    ],
    actions: (
      <>
        <Button variant="action">Try again</Button>
        <LinkButton href="#home">To the games</LinkButton>
      </>
    ),
  },
};

export const Maintenance: Story = {
  args: {
    eyebrow: undefined,
    icon: 'tool',
    title: 'Back at 6 in the morning',
    text: 'We are working on the tables.',
    actions: undefined,
  },
};
