import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  createContext,
  use,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { OpenDialog, DialogRequest, ConfirmQuestion, DialogMessage } from './dialog-requests.ts';
import type { DialogStackProps } from './DialogStack.tsx';

export interface Dialogs {
  /** Resolves to true when confirmed, to false on cancel, Escape, backdrop and when the provider unmounts. */
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  /** Resolves to the id of the pressed answer, or undefined when closed without an answer. */
  show: <Id extends string>(message: DialogMessage<Id>) => Promise<Id | undefined>;
}

const DialogsContext = createContext<Dialogs | undefined>(undefined);

/** Opens dialogs. Rejects when the dialogs' code cannot be loaded. */
export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error('useDialogs() is called outside a DialogProvider');
  return dialogs;
}

export type { ConfirmQuestion, DialogAnswer, DialogMessage } from './dialog-requests.ts';

export interface DialogProviderProps {
  children: ReactNode;
}

/** A closed dialog stays mounted for its exit transition; MUI's takes 195 ms. */
const EXIT_MS = 300;

/** Enables `useDialogs()`. The dialogs' code is loaded when the first dialog opens. */
export function DialogProvider({ children }: DialogProviderProps) {
  const [openDialogs, setOpenDialogs] = useState<readonly OpenDialog[]>([]);
  const [Stack, setStack] = useState<ComponentType<DialogStackProps>>();
  const lastId = useRef(0);
  const unanswered = useRef(new Map<number, (id: string | undefined) => void>());

  const openDialog = useCallback(async (request: DialogRequest) => {
    const { DialogStack } = await import('./DialogStack.tsx');
    setStack(() => DialogStack);
    return new Promise<string | undefined>((resolve) => {
      lastId.current += 1;
      const id = lastId.current;
      unanswered.current.set(id, resolve);
      const answer = (answerId: string | undefined) => {
        unanswered.current.get(id)?.(answerId);
        if (!unanswered.current.delete(id)) return;
        setOpenDialogs((all) => all.map((dialog) => (dialog.id === id ? { ...dialog, open: false } : dialog)));
        setTimeout(() => setOpenDialogs((all) => all.filter((dialog) => dialog.id !== id)), EXIT_MS);
      };
      setOpenDialogs((all) => [...all, { ...request, id, open: true, answer }]);
    });
  }, []);

  useEffect(() => {
    const pending = unanswered.current;
    // Resolve open dialogs on unmount, so that no caller waits for ever.
    return () => pending.forEach((resolve) => resolve(undefined));
  }, []);

  const dialogs = useMemo<Dialogs>(
    () => ({
      confirm: async (question) => (await openDialog({ kind: 'confirm', question })) !== undefined,
      show: async (message) => {
        const answerId = await openDialog({ kind: 'show', message });
        return message.answers.find(({ id }) => id === answerId)?.id;
      },
    }),
    [openDialog],
  );
  return (
    <DialogsContext value={dialogs}>
      {children}
      {Stack && <Stack openDialogs={openDialogs} />}
    </DialogsContext>
  );
}
