import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, typeStyle } from '../../../theme/vars.ts';
import type { IconName } from './Icon.tsx';
import { Icon } from './Icon.tsx';
import { iconPaths } from '../internal/icon-paths.ts';

const meta = { title: 'Display/Icon', component: Icon, args: { name: 'wallet' } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole icon set; icons take the text colour. */
export const All: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7rem), 1fr))', gap: 20 }}>
      {Object.keys(iconPaths).map((name) => (
        <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, ...typeStyle('meta') }}>
          {/* Object.keys loses the key type. */}
          <Icon name={name as IconName} size={24} />
          <span style={{ color: color('text2'), overflowWrap: 'anywhere' }}>{name}</span>
        </div>
      ))}
    </div>
  ),
};

export const Named: Story = { args: { name: 'bell', label: 'Notifications', size: 32 } };
