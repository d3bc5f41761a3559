import { comeBack } from '~/server/payments/come-back';

/** ECPay posts the buyer's browser here after the card. */
export { comeBack as GET, comeBack as POST };
