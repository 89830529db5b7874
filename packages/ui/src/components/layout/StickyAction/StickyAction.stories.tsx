import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BottomBar } from '../../navigation/BottomBar/BottomBar.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { FormStack } from '../FormStack/FormStack.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { PageContainer } from '../PageContainer/PageContainer.tsx';
import { PageFrame } from '../PageFrame/PageFrame.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { StickyAction } from './StickyAction.tsx';

const meta = {
  title: 'Layout/StickyAction',
  component: StickyAction,
  args: {
    children: (
      <Button type="submit" variant="action" size="lg" fullWidth>
        Deposit ₱2,000.00
      </Button>
    ),
  },
  render: (args) => (
    <PageFrame
      header={null}
      footer={null}
      bottom={
        <BottomBar
          label="Shortcuts"
          items={['Home', 'Games', 'Account'].map((label) => ({
            id: label,
            label,
            icon: <Icon name="home" size={23} />,
            link: { href: `#${label}` },
          }))}
        />
      }
    >
      <PageContainer as="main">
        <FormStack aria-label="Deposit">
          {Array.from({ length: 14 }, (_, index) => (
            <TextField key={index} label={`Field ${index + 1}`} />
          ))}
          <StickyAction {...args} />
        </FormStack>
      </PageContainer>
    </PageFrame>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StickyAction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button is above the bottom bar before the page is scrolled. */
export const Phone: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Deposit ₱2,000.00' }).getBoundingClientRect();
    await waitFor(() => expect(button.bottom).toBeLessThanOrEqual(bar.top));
    await expect(button.bottom).toBeGreaterThan(bar.top - 40);
  },
};

/** What the press comes to stays in sight. */
export const WithSum: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'phone' } },
  args: { sum: { label: 'Added to your balance', value: '₱2,000.00' } },
};

/** The button is at the end of the form. */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    const last = canvas.getByRole('textbox', { name: 'Field 14' }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Deposit ₱2,000.00' }).getBoundingClientRect();
    await expect(button.top).toBeGreaterThan(last.bottom);
  },
};
