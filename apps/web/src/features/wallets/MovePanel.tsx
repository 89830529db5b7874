import { Button } from '@croupier/ui/actions/Button';
import { Icon } from '@croupier/ui/display/Icon';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useIsDesktop } from '@croupier/ui/theme';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { MoveMoney, type MoveMoneyProps } from './MoveMoney.tsx';
import { MAIN } from './use-move-money.ts';

/** The form of a move: a panel on desktops, a sheet behind a button on phones. */
export function MovePanel(props: MoveMoneyProps): ReactNode {
  const { money, wallets } = props;
  const { t } = useTranslation('wallets');
  const isDesktop = useIsDesktop();
  const [isOpen, setIsOpen] = useState(false);
  const isAnyOpen = wallets.wallets.some(({ wallet, maintenance }) => wallet !== MAIN && !maintenance);
  if (!isAnyOpen) return <InlineAlert tone="info">{t('move.noneOpen')}</InlineAlert>;
  if (isDesktop) {
    return (
      <ContentSection framed title={t('move.title')}>
        <MoveMoney {...props} />
      </ContentSection>
    );
  }
  // The page says what became of a move.
  const isFilling = money.made === undefined && money.submit.state !== 'checking';
  return (
    <>
      <Button
        fullWidth
        size="lg"
        startIcon={<Icon name="swap" />}
        disabled={props.disabled || money.submit.state !== 'ready'}
        onClick={() => {
          money.start();
          setIsOpen(true);
        }}
      >
        {t('move.title')}
      </Button>
      <BottomSheet
        open={isOpen && isFilling}
        onClose={() => setIsOpen(false)}
        title={t('move.title')}
        closeLabel={t('move.close')}
      >
        <MoveMoney {...props} />
      </BottomSheet>
    </>
  );
}
