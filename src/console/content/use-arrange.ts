'use client';
import { toast } from 'sonner';
import { useErrorToast } from '~/forms/use-error-toast';
import { useScopedI18n } from '~/i18n/client';
import { useAct } from '../use-act';

interface Order {
  before: string[];
  after: string[];
}

/** Changes the order of a list; a popup offers the undo. Each move replaces the previous popup.
 *  @param order the call, which is refused when the list no longer has the order `before`
 *  @returns the act, and a function that moves the list from one order to another */
export function useArrange(order: (change: Order) => Promise<unknown>) {
  const t = useScopedI18n('consoleContent');
  const showErrorToast = useErrorToast();
  const act = useAct();
  const undo = ({ before, after }: Order) =>
    void order({ before: after, after: before }).catch((error) => showErrorToast(error));
  const arrange = async (change: Order) => {
    if (await act.run(() => order(change)))
      toast(t('moved'), {
        id: 'console-order',
        action: { label: t('undo'), onClick: () => undo(change) },
      });
  };
  return { ...act, arrange };
}
