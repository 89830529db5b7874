import { createDownlineAccountBody } from '@croupier/sdk/bodies';
import { createDownlineAccount } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import { validateField } from '@croupier/sdk/rules';
import type {
  AccountType,
  CreatedDownline,
  DownlineAccountRequest,
  RebateBounds,
  RegistrationFieldConfig,
} from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

import { createFormDraft, useFormDraft } from '../../../shared/forms/form-draft.ts';
import { useContractForm, type ContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useIdempotentSubmit, type IdempotentSubmit } from '../../../shared/forms/use-idempotent-submit.ts';
import { fieldOfRateRefusal, readRates, typedRates, type RateValues } from '../../../shared/rates/rate-values.ts';
import { firstPassword } from './first-password.ts';

export interface AccountValues extends RateValues {
  accountType: AccountType;
  username: string;
  nickname: string;
  password: string;
}

/** What the slip shows; the password is in no storage and no cache. */
export interface OpenedAccount {
  readonly account: CreatedDownline;
  readonly name: string;
  readonly password: string;
}

/** Rules of the platform for the two fields that they are about. */
export interface AccountFieldConfigs {
  readonly username: RegistrationFieldConfig;
  readonly password: RegistrationFieldConfig;
}

export interface AccountFormState {
  readonly contract: ContractForm<DownlineAccountRequest, AccountValues>;
  readonly submit: IdempotentSubmit<DownlineAccountRequest>;
  /** Sends the form. */
  readonly send: (body: DownlineAccountRequest) => void;
  /** Empties the form, with a new password. */
  readonly clear: () => void;
}

interface AccountFormOptions {
  readonly memberId: string;
  readonly bounds: RebateBounds;
  readonly configs: AccountFieldConfigs;
  readonly onOpened: (opened: OpenedAccount) => void;
}

const draft = createFormDraft('downline-account', ['username', 'nickname']);

const openAccount = async (body: DownlineAccountRequest, intent: string): Promise<CreatedDownline> =>
  (await createDownlineAccount({ body, meta: { intent } })).value;

/** State of the form that opens an account; it is opened once, also when an answer is lost. */
export function useAccountForm({ memberId, bounds, configs, onOpened }: AccountFormOptions): AccountFormState {
  const queryClient = useQueryClient();
  const [defaultValues] = useState<AccountValues>(() => ({
    accountType: 'MEMBER',
    username: '',
    nickname: '',
    password: firstPassword(configs.password),
    rebate: typedRates({}, bounds),
    ...draft.read(memberId),
  }));
  const sent = useRef<Pick<DownlineAccountRequest, 'password' | 'nickname'>>(undefined);
  const onAccepted = useCallback(
    (account: CreatedDownline) => {
      const { password = '', nickname = account.account } = sent.current ?? {};
      draft.clear();
      for (const call of ['listDownlines', 'getAgentProfile', 'getTeamOverview'] as const)
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(call) });
      onOpened({ account, name: nickname, password });
    },
    [queryClient, onOpened],
  );
  const submit = useIdempotentSubmit({
    name: 'downlineAccount',
    rules: createDownlineAccountBody,
    memberId,
    send: openAccount,
    onAccepted,
  });
  const contract = useContractForm<DownlineAccountRequest, AccountValues>(createDownlineAccountBody, {
    defaultValues,
    read: { rebate: readRates },
    check: {
      username: (name) => validateField(name, configs.username)?.reason,
      password: (password) => validateField(password, configs.password)?.reason,
    },
    fieldOfCode: {
      USERNAME_TAKEN: 'username',
      PASSWORD_WEAK: 'password',
      REBATE_OUT_OF_RANGE: fieldOfRateRefusal,
    },
    lateRefusal: submit.rejection,
  });
  const { form } = contract;
  useFormDraft(form, draft, memberId);
  return {
    contract,
    submit,
    send: (body) => {
      sent.current = body;
      submit.submit(body);
    },
    clear: () => {
      form.reset({ ...defaultValues, username: '', nickname: '', password: firstPassword(configs.password) });
      draft.clear();
    },
  };
}
