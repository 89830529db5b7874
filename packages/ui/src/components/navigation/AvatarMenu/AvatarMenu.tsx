import styled from '@emotion/styled';
import type { ElementType, ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, family, media, radius } from '../../../theme/vars.ts';
import { ButtonElement } from '../../actions/internal/button-parts.ts';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
import { useMenuButton } from '../internal/use-menu-button.ts';

export type AvatarMenuItem<C extends ElementType = 'a'> =
  | { kind: 'link'; id: string; label: string; icon?: ReactNode; link: LinkTarget<C> }
  | { kind: 'action'; id: string; label: string; icon?: ReactNode; onSelect: () => void }
  | { kind: 'separator'; id: string };

export interface AvatarMenuProps<C extends ElementType = 'a'> {
  /** Accessible name of the button and its menu. */
  label: string;
  /** Name of the account; the button shows its initials. */
  name: string;
  /** Secondary line under the name, e.g. the account type. */
  caption?: string;
  items: readonly AvatarMenuItem<C>[];
  linkComponent?: C;
  ref?: Ref<HTMLButtonElement>;
}

const loadList = async () => (await import('./AvatarMenuList.tsx')).AvatarMenuList;

const Trigger = styled(ButtonElement)({
  flex: 'none',
  padding: 0,
  borderRadius: radius('pill'),
  '&:focus-visible': { borderRadius: radius('pill') },
  [media.hover]: {
    '&:hover:not(:disabled)': { background: 'none' },
    '&:hover > span': { borderColor: color('accent') },
  },
});

const Disc = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 38,
  height: 38,
  borderRadius: '50%',
  border: `1px solid ${color('lineStrong')}`,
  backgroundColor: color('surface3'),
  color: color('text'),
  fontFamily: family('display'),
  // Limited to the size of the disc.
  fontSize: 'min(0.9375rem, 17px)',
  fontWeight: 700,
});

const Hidden = styled('span')(visuallyHidden);

/** Initials of the first two words; handles characters outside the Basic Multilingual Plane. */
function initials(name: string): string {
  return name
    .split(/[\s._-]+/u)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Account button with initials and a menu. */
export function AvatarMenu<C extends ElementType = 'a'>(props: AvatarMenuProps<C>) {
  const { label, name, caption, items, linkComponent, ref } = props;
  const { Panel, menu, buttonProps } = useMenuButton(loadList);
  return (
    <>
      <Trigger ref={ref} type="button" variant="quiet" {...buttonProps}>
        <Hidden>{label}</Hidden>
        <Disc aria-hidden>{initials(name) || '·'}</Disc>
      </Trigger>
      {Panel && menu && (
        <Panel {...menu} label={label} name={name} caption={caption} items={items} linkComponent={linkComponent} />
      )}
    </>
  );
}
