import { queryKeyOf, useUpdateDownline } from '@croupier/sdk/hooks';
import type { DownlineChange } from '@croupier/sdk/types';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useQueryClient } from '@tanstack/react-query';

export interface AccountUpdate {
  readonly isPending: boolean;
  readonly error: ReturnType<typeof useUpdateDownline>['error'];
  /** Makes the change, shows it everywhere, and says so. Rejects with the `ApiError` of the call. */
  readonly update: (body: DownlineChange) => Promise<void>;
}

/** Changes an account of the team. */
export function useUpdateAccount(account: string, doneText: string): AccountUpdate {
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  const { mutateAsync, isPending, error } = useUpdateDownline();
  return {
    isPending,
    error,
    update: async (body) => {
      await mutateAsync({ path: { account }, body });
      await Promise.all(
        (['getDownline', 'listDownlines', 'getAgentProfile'] as const).map(async (call) =>
          queryClient.invalidateQueries({ queryKey: queryKeyOf(call) }),
        ),
      );
      snackbar.show({ key: 'account', tone: 'success', text: doneText });
    },
  };
}
