import { LoaderOverlay } from '@croupier/ui/feedback/LoaderOverlay';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Session } from '../../session/use-session.ts';
import { isChatKept, useChatWindow } from '../../shared/chat-window.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { useFocusAfterClose } from './AuthPopups.tsx';
import { useCustomerService } from '../../shared/customer-service/use-customer-service.ts';

const Chat = lazyComponent(async () => (await import('../../features/chat/Chat.tsx')).Chat);

export interface ChatLayerProps {
  readonly session: Session;
  /** False until the browser is idle after the first render. */
  readonly isIdle: boolean;
}

/** The chat room over every page [MODAL-07]; once used, it stays connected while its window is closed. */
export function ChatLayer({ session, isIdle }: ChatLayerProps): ReactNode {
  const { t } = useTranslation();
  const { isOpen } = useChatWindow();
  const openService = useCustomerService();
  useFocusAfterClose(isOpen);
  const [isUsed, setIsUsed] = useState(isChatKept);
  if (isOpen && !isUsed) setIsUsed(true);
  if (!isOpen && !(isUsed && isIdle)) return null;
  return (
    <Suspense fallback={isOpen && <LoaderOverlay open label={t('loading')} />}>
      <Chat session={session} isOpen={isOpen} openService={openService} />
    </Suspense>
  );
}
