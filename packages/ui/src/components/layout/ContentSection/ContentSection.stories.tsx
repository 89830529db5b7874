import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';
import { ContentSection } from './ContentSection.tsx';

const meta = {
  title: 'Layout/ContentSection',
  component: ContentSection,
  args: {
    title: 'Recent deposits',
    actions: <Button>All of them</Button>,
    children: <InlineAlert tone="info">None yet.</InlineAlert>,
  },
} satisfies Meta<typeof ContentSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** Beside other panels. */
export const Framed: Story = {
  tags: ['matrix'],
  args: { framed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent deposits' })).toHaveStyle({ borderTopWidth: '1px' });
  },
};

export const WithoutActions: Story = { args: { actions: undefined } };

/** The end slot wraps below the title. */
export const LongText: Story = {
  args: {
    title: 'Mga pinakahuling deposito sa iyong account ngayong buwan',
    actions: <Button>Tingnan ang lahat</Button>,
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeGreaterThanOrEqual(title.bottom);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
