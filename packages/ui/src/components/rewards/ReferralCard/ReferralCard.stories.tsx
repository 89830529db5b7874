import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ReferralCard } from './ReferralCard.tsx';

const meta = {
  title: 'Rewards/ReferralCard',
  component: ReferralCard,
  args: {
    code: 'MARI7K',
    url: 'https://croupier.example/register?referralCode=MARI7K',
    texts: {
      code: 'Your code',
      link: 'Your link',
      qr: 'QR code of your link',
      copyCode: 'Copy',
      copyLink: 'Copy the link',
      copied: 'Copied',
      copyFailed: 'Your browser does not let us copy. Press the text to select it.',
      share: 'Share',
      shareTitle: 'Croupier',
    },
  },
} satisfies Meta<typeof ReferralCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code of your link' });
    await waitFor(() => expect(code.querySelector('svg')).not.toBeNull(), { timeout: 3000 });
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    code: 'MARICEL2026KAIBIGAN',
    url: `https://croupier.example/register?referralCode=${'MARICEL2026KAIBIGAN'.repeat(4)}`,
    texts: { ...meta.args.texts, copyCode: 'Kopyahin ang code', share: 'Ibahagi sa mga kaibigan' },
  },
};
