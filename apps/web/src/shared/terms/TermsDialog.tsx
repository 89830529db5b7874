import { useGetHelpCenter } from '@croupier/sdk/hooks';
import { Dialog } from '@croupier/ui/feedback/Dialog';
import { SafeHtml } from '@croupier/ui/display/SafeHtml';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { QueryBoundary } from '../page/QueryBoundary.tsx';

export interface TermsDialogProps {
  readonly onClose: () => void;
}

const SKELETON = <Skeleton lines={8} />;
const TERMS_ANCHOR = 'term';

/** Dialog with the terms of use [REG-09]. */
export function TermsDialog({ onClose }: TermsDialogProps): ReactNode {
  const { t } = useTranslation('registration');
  const { t: siteText } = useTranslation();
  const lang = usePlatformLanguage();
  const terms = useGetHelpCenter(
    { lang },
    { select: ({ sections }) => sections.find(({ anchor }) => anchor === TERMS_ANCHOR)?.content ?? '' },
  );
  return (
    <Dialog open onClose={onClose} title={t('termsTitle')} closeLabel={siteText('close')} width="md">
      <QueryBoundary query={terms} skeleton={SKELETON}>
        {(html) => <SafeHtml html={html} />}
      </QueryBoundary>
    </Dialog>
  );
}
