import { IconButton } from '@croupier/ui/actions/IconButton';
import { AppHeader } from '@croupier/ui/layout/AppHeader';
import { useIsDesktop } from '@croupier/ui/theme';
import type { ReactNode } from 'react';

import { LanguageMenu, ThemeMenu } from './HeaderTools.tsx';
import { HomeLink } from './HomeLink.tsx';
import { useServiceItems } from './use-service-items.tsx';

/** Brand, language, theme and customer service, above a page that has no other navigation. */
export function EntryHeader(): ReactNode {
  const isDesktop = useIsDesktop();
  const serviceItems = useServiceItems();
  return (
    <AppHeader
      brand={<HomeLink compact={!isDesktop} />}
      end={
        <>
          <LanguageMenu iconOnly />
          <ThemeMenu iconOnly />
          {serviceItems.map(({ id, label, icon, onSelect }) => (
            <IconButton key={id} label={label} onClick={onSelect}>
              {icon}
            </IconButton>
          ))}
        </>
      }
    />
  );
}
