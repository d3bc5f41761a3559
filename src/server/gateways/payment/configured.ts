import { env } from '~/env';
import type { Database } from '~/server/db';
import type { PaymentGateway } from './gateway';
import { sandboxGateway } from './sandbox/sandbox-gateway';

/** The gateway that takes new payments, by the settings. */
export function configuredGateway(db: Database): PaymentGateway {
  return gatewayNamed(env().PAYMENT_GATEWAY, db) ?? sandboxGateway(db, env().SANDBOX_BANK_SECRET);
}

/** A gateway by the name that payments keep; null for one that this installation does not know. */
export function gatewayNamed(name: string, db: Database): PaymentGateway | null {
  return name === 'sandbox' ? sandboxGateway(db, env().SANDBOX_BANK_SECRET) : null;
}
