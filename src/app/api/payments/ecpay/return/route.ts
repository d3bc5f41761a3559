import { handlePaymentReturn } from '~/server/payments/payment-return';

/** ECPay posts the buyer's browser here after the card. */
export { handlePaymentReturn as GET, handlePaymentReturn as POST };
