import type { FakeShop } from './fakes/shop';
import type { CardPage, ChargeRequest, PaymentGateway } from './gateway';

/** Test set-up of a gateway for the contract. */
export interface GatewayUnderTest {
  gateway: PaymentGateway;
  shop: FakeShop;
  /** Types a card into the hosted page, as a buyer would, and waits until the shop has received the webhook. */
  pay(page: CardPage, card: 'good' | 'declined'): Promise<'captured' | 'declined' | 'closed'>;
  /** Advances captures to the state in which they can be refunded in part, where a gateway needs time. */
  endOfDay?(): void;
}

/** An open charge with its card page. */
export type OpenCharge = ChargeRequest & { page: CardPage };
