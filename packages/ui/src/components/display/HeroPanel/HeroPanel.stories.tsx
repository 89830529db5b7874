import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { HeroPanel } from './HeroPanel.tsx';

const meta = {
  title: 'Display/HeroPanel',
  component: HeroPanel,
  args: {
    eyebrow: 'Every Friday',
    title: 'Your seat is still warm',
    text: 'Ten times the turnover of the week, paid out before midnight.',
    actions: <Button variant="action">Take part</Button>,
  },
} satisfies Meta<typeof HeroPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rosette: Story = { tags: ['matrix', 'screenshot'] };

export const Wave: Story = { args: { engraving: 'wave' } };

export const TitleAlone: Story = {
  args: { engraving: 'none', eyebrow: undefined, text: undefined, actions: undefined },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Mas malaking pabuya para sa lahat ng naglalaro gabi-gabi',
    text: 'Nakabatay sa kabuuang halaga ng iyong mga taya sa buong linggo at ibinibigay bago maghatinggabi.',
    actions: <Button variant="action">Sumali sa promosyon ngayong linggo</Button>,
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
