import { handlePaymentReturn } from '~/server/payments/payment-return';

/** Payment return: ECPay posts the buyer's browser here after the card page. */
export { handlePaymentReturn as GET, handlePaymentReturn as POST };
