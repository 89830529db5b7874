import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '../../display/BrandMark/BrandMark.tsx';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { AppFooter } from './AppFooter.tsx';

const meta = {
  title: 'Layout/AppFooter',
  component: AppFooter,
  args: {
    start: <BrandMark name="Croupier" size="sm" />,
    end: (
      <>
        <LinkButton variant="link" href="#terms">
          Terms
        </LinkButton>{' '}
        <LinkButton variant="link" href="#help">
          Help
        </LinkButton>
      </>
    ),
    children: <p>Play for fun, and only with what you can lose. 21 and over.</p>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const LegalLineAlone: Story = { args: { start: undefined, end: undefined } };
