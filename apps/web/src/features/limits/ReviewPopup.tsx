import { useGetPlayerProtection } from '@croupier/sdk/hooks';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Button } from '@croupier/ui/actions/Button';
import { SettingList } from '@croupier/ui/data/SettingList';
import { Dialog } from '@croupier/ui/feedback/Dialog';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { rescueFocusOfPage } from '../../shared/page/FocusOnArrival.tsx';
import { MembersOnly } from '../../shared/page/MembersOnly.tsx';
import { paths } from '../../shared/paths.ts';
import { Activity } from './Activity.tsx';
import { useLimitValues } from './use-limit-values.ts';

export interface ReviewPopupProps {
  readonly onClose: () => void;
}

/** Shows deposits, result and limits after a login, as often as the jurisdiction wants it [P-11]. */
export function ReviewPopup({ onClose }: ReviewPopupProps): ReactNode {
  const { t } = useTranslation('limits');
  const { t: siteText } = useTranslation();
  const close = (): void => {
    onClose();
    // The popup opened by itself, so no element gets the focus back.
    setTimeout(rescueFocusOfPage);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('review.title')}
      text={t('review.text')}
      closeLabel={siteText('close')}
      width="md"
      actions={
        <>
          <Button onClick={close}>{siteText('close')}</Button>
          <LinkButton component={Link} to={paths.limits} onClick={onClose}>
            {t('review.limits')}
          </LinkButton>
        </>
      }
    >
      <MembersOnly skeleton={null}>
        <PanelStack>
          <Activity />
          <LimitsInForce />
        </PanelStack>
      </MembersOnly>
    </Dialog>
  );
}

function LimitsInForce(): ReactNode {
  const { t } = useTranslation('limits');
  const { limitText } = useLimitValues();
  const { data } = useGetPlayerProtection();
  if (data === undefined) return null;
  if (data.limits.length === 0) return <p>{t('answer.none')}</p>;
  return (
    <SettingList
      label={t('review.limits')}
      settings={data.limits.map((limit) => ({
        id: `${limit.kind} ${limit.period}`,
        icon: 'shield',
        title: t(`kinds.${limit.kind}.set`, { limit: limitText(limit) }),
      }))}
    />
  );
}
