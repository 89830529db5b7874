import { useListDepositMethods } from '@croupier/sdk/hooks';
import type { MemberInfo } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { LazyImage } from '@croupier/ui/display/LazyImage';
import { Dialog } from '@croupier/ui/feedback/Dialog';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { isOffer, readKeptOffer } from '../../shared/offers/offers.ts';
import { OfferVoucher } from '../../shared/offers/OfferVoucher.tsx';
import { UnfitOffer } from '../../shared/offers/UnfitOffer.tsx';
import { rescueFocusOfPage } from '../../shared/page/FocusOnArrival.tsx';
import { paths } from '../../shared/paths.ts';

/** Intrinsic size of the pictures of promotions in px. */
const PICTURE_SIZE = { width: 1000, height: 420 } as const;

export interface WelcomePopupProps {
  readonly member: MemberInfo;
  readonly onClose: () => void;
}

/** Says that the account exists, and leads to the first deposit with the offer that was taken before, or with another one. */
export function WelcomePopup({ member, onClose }: WelcomePopupProps): ReactNode {
  const { t } = useTranslation('afterLogin');
  const { t: siteText } = useTranslation();
  const [kept, setKept] = useState(readKeptOffer);
  const methods = useListDepositMethods({ currency: member.currency, language: usePlatformLanguage() });
  const offers = (methods.data?.activities ?? []).filter(isOffer);
  const taken = offers.find(({ promotionId }) => promotionId === kept?.promotionId);
  const offer = taken ?? offers[0];
  const { close: closeMessage } = useSnackbar();
  const isShown = !methods.isPending;
  useEffect(() => {
    // It says the same, and covers the buttons on a phone.
    if (isShown) closeMessage('registered');
  }, [isShown, closeMessage]);
  // Wait for the offers, so that the popup does not grow while it is read.
  if (!isShown) return null;
  const close = (): void => {
    onClose();
    // The popup opened by itself, so no element gets the focus back.
    setTimeout(rescueFocusOfPage);
  };
  return (
    <Dialog
      open
      onClose={close}
      icon="check"
      tone="success"
      title={t('welcome.title', { name: member.nickname ?? member.account })}
      text={t('welcome.text')}
      closeLabel={siteText('close')}
      width="md"
      actions={
        <>
          <Button onClick={close}>{t('welcome.later')}</Button>
          {offer === undefined && (
            <LinkButton component={Link} to={paths.deposit} variant="action" onClick={onClose}>
              {t('welcome.deposit')}
            </LinkButton>
          )}
        </>
      }
    >
      <PanelStack>
        {kept !== undefined && methods.isSuccess && taken === undefined && (
          <UnfitOffer offer={kept} onForget={() => setKept(undefined)} />
        )}
        {offer?.bannerUrl !== undefined && <LazyImage src={offer.bannerUrl} alt="" {...PICTURE_SIZE} eager />}
        {offer !== undefined && <OfferVoucher offer={offer} takeLabel={t('welcome.deposit')} onLeave={onClose} />}
      </PanelStack>
    </Dialog>
  );
}
