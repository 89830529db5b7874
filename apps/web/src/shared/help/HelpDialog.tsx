import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Button } from '@croupier/ui/actions/Button';
import { Icon } from '@croupier/ui/display/Icon';
import { Dialog } from '@croupier/ui/feedback/Dialog';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { isPlainClick } from '../is-plain-click.ts';
import { QueryBoundary } from '../page/QueryBoundary.tsx';
import { paths } from '../paths.ts';
import { HelpChapter, useVersionText } from './HelpChapter.tsx';
import { helpQuery, placeOf } from './help-query.ts';
import { HelpOverview, type HelpLink } from './HelpOverview.tsx';

export interface HelpDialogProps {
  /** Chapter or question to begin with; the overview without one. */
  readonly anchor?: string;
  readonly onClose: () => void;
}

/** The help center over a page that must not be left, because it would lose what was typed [MODAL-04]. */
export function HelpDialog({ anchor: initialAnchor, onClose }: HelpDialogProps): ReactNode {
  const { t } = useTranslation('help');
  const { t: siteText } = useTranslation();
  const query = useQuery(helpQuery(usePlatformLanguage()));
  const [anchor, setAnchor] = useState(initialAnchor);
  const [search, setSearch] = useState('');
  const place = query.data === undefined || anchor === undefined ? undefined : placeOf(query.data, anchor);
  const versionText = useVersionText(place?.section ?? {});
  const linkTo: HelpLink = (target) => ({
    to: `${paths.help}#${target}`,
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      setAnchor(target);
    },
  });
  const follow = (path: string): void => {
    const [pathname, hash] = path.split('#');
    // Another page opens in a new tab, so that this one keeps what was typed.
    if (pathname === paths.help && hash !== undefined) setAnchor(hash);
    else window.open(path, '_blank', 'noopener');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={place?.section.title ?? t('in_help_center')}
      {...(versionText !== undefined && { text: versionText })}
      closeLabel={siteText('close')}
      width="md"
    >
      <PanelStack>
        <QueryBoundary query={query} skeleton={<Skeleton lines={10} />} failure={t('failed')}>
          {(help) =>
            place === undefined ? (
              <HelpOverview help={help} search={search} onSearch={setSearch} linkTo={linkTo} />
            ) : (
              <>
                <div>
                  <LinkButton
                    component="button"
                    type="button"
                    variant="link"
                    startIcon={<Icon name="chevronStart" size={18} />}
                    onClick={() => setAnchor(undefined)}
                  >
                    {t('in_help_center')}
                  </LinkButton>
                </div>
                <HelpChapter
                  key={place.section.anchor}
                  section={place.section}
                  question={place.question}
                  onQuestion={(question) => setAnchor(question ?? place.section.anchor)}
                  onNavigate={follow}
                />
              </>
            )
          }
        </QueryBoundary>
        <Button variant="quiet" fullWidth onClick={onClose}>
          {siteText('close')}
        </Button>
      </PanelStack>
    </Dialog>
  );
}
