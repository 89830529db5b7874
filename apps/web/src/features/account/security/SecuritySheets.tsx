import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { SecuritySheet } from '../../../shared/security-path.ts';
import type { SheetContentProps } from './sheet-content.ts';
import { ChangeEmail } from './signing-in/ChangeEmail.tsx';
import { ChangeMobile } from './signing-in/ChangeMobile.tsx';
import { ChangePassword } from './signing-in/ChangePassword.tsx';
import { ChangePaymentPassword } from './signing-in/ChangePaymentPassword.tsx';
import { ResetPaymentPassword } from './signing-in/ResetPaymentPassword.tsx';
import { AddApp } from './two-step/AddApp.tsx';
import { ChangeTwoStep } from './two-step/ChangeTwoStep.tsx';
import { NewRecoveryCodes } from './two-step/NewRecoveryCodes.tsx';
import { RemoveApp } from './two-step/RemoveApp.tsx';
import { SendAddressDocument, SendFundsDocument, SendIdentityDocument } from './verification/SendDocument.tsx';

const CONTENTS: Readonly<Record<SecuritySheet, ComponentType<SheetContentProps>>> = {
  password: ChangePassword,
  paymentPassword: ChangePaymentPassword,
  forgottenPaymentPassword: ResetPaymentPassword,
  twoStep: ChangeTwoStep,
  app: AddApp,
  removeApp: RemoveApp,
  recoveryCodes: NewRecoveryCodes,
  mobile: ChangeMobile,
  email: ChangeEmail,
  identityDocument: SendIdentityDocument,
  addressDocument: SendAddressDocument,
  fundsDocument: SendFundsDocument,
};

export interface SecuritySheetsProps extends SheetContentProps {
  readonly sheet: SecuritySheet;
}

/** The open form of the security centre. */
export function SecuritySheets({ sheet, onClose }: SecuritySheetsProps): ReactNode {
  const { t } = useTranslation('security');
  const Content = CONTENTS[sheet];
  return (
    <BottomSheet open onClose={onClose} title={t(`sheets.${sheet}`)} closeLabel={t('close')} desktop="dialog">
      <Content onClose={onClose} />
    </BottomSheet>
  );
}
