import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../display/Icon/Icon.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '#games', children: 'See all games' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Action: Story = { args: { variant: 'action' } };

export const Outline: Story = { tags: ['matrix'] };

/** Accent text without a box. */
export const Link: Story = {
  tags: ['matrix', 'screenshot'],
  args: { variant: 'link', endIcon: <Icon name="chevronEnd" size={16} /> },
};

/** A button styled as a link: it opens no page. */
export const LinkLikeButton: StoryObj<typeof LinkButton<'button'>> = {
  args: { component: 'button', type: 'button', variant: 'link', children: 'Read the terms of use' },
};

export const RightToLeft: Story = { ...Link, tags: [], globals: { direction: 'rtl' } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { variant: 'link', children: 'Tingnan ang lahat ng larong bukas para sa iyo ngayong linggo' },
};
