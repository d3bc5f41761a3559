'use client';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n } from '~/i18n/client';
import type { BulkResult, Done } from './use-bulk';

/** The line of a result of a bulk act that has no further details.
 *  @param nameOf returns the name of an item */
export function useBulkText<Item>(
  nameOf: (item: Item) => string,
): (result: BulkResult<Item, Done>) => string {
  const t = useI18n();
  const toMessage = useErrorMessage();
  return ({ item, outcome }) => {
    const name = nameOf(item);
    if (outcome.state === 'failed')
      return t('consoleShell.bulk.failed', { name, why: toMessage(outcome.error) });
    return t(`consoleShell.bulk.${outcome.state}`, { name });
  };
}
