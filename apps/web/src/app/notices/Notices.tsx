import type { ReactNode } from 'react';

import { useInstalledLook } from './use-installed-look.ts';
import { useLanguageOffer } from './use-language-offer.ts';
import { useUndisturbed } from './use-undisturbed.ts';
import { useUpdateNotice } from './use-update-notice.ts';

/** What can wait until the page is there: messages for a visitor who is not in the middle of something, and installing. */
export function Notices(): ReactNode {
  const isUndisturbed = useUndisturbed();
  useInstalledLook();
  useUpdateNotice(isUndisturbed);
  useLanguageOffer(isUndisturbed);
  return null;
}
