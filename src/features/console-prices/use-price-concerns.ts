import {
  changeInPercent,
  LARGE_CHANGE_PERCENT,
  listPriceConcerns,
  type PriceChange,
  type PriceConcern,
} from '~/domain/price-change';
import { useScopedI18n } from '~/i18n/client';

/** A reason to confirm a price: the label of its field, and the input that it requires, without spaces. */
export interface ConcernToConfirm {
  id: PriceConcern;
  text: string;
  phrase: string;
}

/** The reasons to confirm a new price, each with its field. */
export function usePriceConcerns(change: PriceChange): ConcernToConfirm[] {
  const t = useScopedI18n('consolePrices.concerns');
  const percent = Math.abs(changeInPercent(change));
  const values = { percent: String(percent), limit: String(LARGE_CHANGE_PERCENT) };
  return listPriceConcerns(change).map((id) => ({
    id,
    text: t(`${id}.${change.after < change.before ? 'down' : 'up'}`, values),
    phrase: String(change.after),
  }));
}
