import { Suspense, useState, type ReactNode } from 'react';

import { lazyComponent } from '../../shared/page/lazy-component.ts';

const LogoutConfirmation = lazyComponent(async () => (await import('./LogoutConfirmation.tsx')).LogoutConfirmation);

/** Opens the question before a logout, which the caller renders. */
export function useLogoutConfirmation(): { readonly logOut: () => void; readonly confirmation: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  return {
    logOut: () => setIsOpen(true),
    confirmation: isOpen && (
      <Suspense>
        <LogoutConfirmation onCancel={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}
