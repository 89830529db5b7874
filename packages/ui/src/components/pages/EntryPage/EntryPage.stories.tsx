import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { PaymentSlip } from '../../data/PaymentSlip/PaymentSlip.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { FormStack } from '../../layout/FormStack/FormStack.tsx';
import { EntryPage } from './EntryPage.tsx';

const meta = {
  title: 'Pages/EntryPage',
  component: EntryPage,
  args: {
    title: 'Every peso you earn, explained.',
    text: 'Your team, your contracts and every settlement in one place.',
    formTitle: 'Log in as an agent',
    children: (
      <FormStack>
        <TextField label="Username" autoComplete="off" />
        <Button variant="action" size="lg" fullWidth type="submit">
          Log in
        </Button>
      </FormStack>
    ),
    points: [
      { id: 'paid', icon: 'wallet', title: 'Paid as it happens', text: 'A real-time salary every five minutes.' },
      { id: 'open', icon: 'doc', title: 'Explained to the last centavo', text: 'Every payment opens to its bets.' },
    ],
    note: 'For adults of 21 and over.',
  },
} satisfies Meta<typeof EntryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix', 'screenshot'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithExample: Story = {
  args: {
    proof: (
      <PaymentSlip
        title="Dividend, 1 to 15 November"
        amount="₱36,007.53"
        lines={[
          { id: 'loss', label: 'Net loss of the team', value: '₱125,921.37' },
          { id: 'rate', label: 'Step reached', value: '30%' },
        ]}
        note="An example with invented amounts"
      />
    ),
  },
};
