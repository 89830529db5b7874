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
  /** Resolves to true for yes. Escape, the backdrop and unmounting the provider mean no. */
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  /** Resolves to the id of the answer, or undefined when closed without one. */
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

/** How long a closed dialog stays mounted for its exit transition, in ms; MUI's takes 195. */
const exitMotion = 300;

/** Enables `useDialogs()`. The dialogs' code is loaded with the first question. */
export function DialogProvider({ children }: DialogProviderProps) {
  const [questions, setQuestions] = useState<readonly OpenDialog[]>([]);
  const [Stack, setStack] = useState<ComponentType<DialogStackProps>>();
  const lastId = useRef(0);
  const unanswered = useRef(new Map<number, (id: string | undefined) => void>());

  const ask = useCallback(async (asked: DialogRequest) => {
    const { DialogStack } = await import('./DialogStack.tsx');
    setStack(() => DialogStack);
    return new Promise<string | undefined>((resolve) => {
      lastId.current += 1;
      const id = lastId.current;
      unanswered.current.set(id, resolve);
      const answer = (given: string | undefined) => {
        unanswered.current.get(id)?.(given);
        if (!unanswered.current.delete(id)) return;
        setQuestions((all) => all.map((one) => (one.id === id ? { ...one, open: false } : one)));
        setTimeout(() => setQuestions((all) => all.filter((one) => one.id !== id)), exitMotion);
      };
      setQuestions((all) => [...all, { ...asked, id, open: true, answer }]);
    });
  }, []);

  useEffect(() => {
    const waiting = unanswered.current;
    // Resolve open questions on unmount, so that no caller waits for ever.
    return () => waiting.forEach((resolve) => resolve(undefined));
  }, []);

  const dialogs = useMemo<Dialogs>(
    () => ({
      confirm: async (question) => (await ask({ kind: 'confirm', question })) !== undefined,
      show: async (message) => {
        const given = await ask({ kind: 'show', message });
        return message.answers.find(({ id }) => id === given)?.id;
      },
    }),
    [ask],
  );
  return (
    <DialogsContext value={dialogs}>
      {children}
      {Stack && <Stack questions={questions} />}
    </DialogsContext>
  );
}
