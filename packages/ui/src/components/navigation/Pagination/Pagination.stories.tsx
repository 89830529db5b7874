import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of games',
    page: 4,
    pages: 55,
    onChange: fn(),
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    pageLabel: (page: number) => `Page ${page}`,
    summary: 'Page 4 of 55',
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onChange).toHaveBeenCalledWith(5);
  },
};

export const FirstPage: Story = { args: { page: 1, summary: 'Page 1 of 55' } };

export const OnePage: Story = { args: { page: 1, pages: 1, summary: undefined } };

export const WithPageSize: Story = {
  args: {
    page: 28,
    summary: 'Page 28 of 55',
    pageSize: {
      label: 'Games on a page',
      value: '15',
      options: ['15', '30', '60'].map((value) => ({ value, label: `${value} a page` })),
      onChange: fn(),
    },
  },
};

export const Phone: Story = { args: { page: 28, summary: 'Page 28 of 55' }, globals: { viewport: { value: 'small' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
