import type { Tx } from '~/server/db';
import type { MailReference } from '../../mail/mail-reference';
import type { QueuedMail } from '../../mail/outbox';

/** A mail to compose again. The accounts that it concerns are locked. */
export interface AnewCall {
  tx: Tx;
  now: Date;
  recipient: string;
  about: MailReference;
}

/** Composes a mail from the database; null when its content no longer applies. */
export type Composer = (call: AnewCall) => Promise<QueuedMail | null>;
