import type { Language } from '~/lib/language';
import type { EmailContent, EmailSite } from './email-content';

/** The fictitious person and values of samples. */
export interface Sample {
  language: Language;
  /** A learner's name, and another person's. */
  name: string;
  giver: string;
  /** An unsealed token, as in the mail. */
  token: string;
  /** ISO time. */
  at: string;
  order: { orderId: string; number: string };
  /** Chooses the text in the sample's language. */
  say: (zh: string, en: string) => string;
}

type Write<Payload> = (payload: Payload, site: EmailSite) => EmailContent;

/** A mail: a sample of its payload for operators and tests, and its content in each language. Addresses are
 *  never part of a payload. */
interface Mail<Payload> extends Record<Language, Write<Payload>> {
  sample: (of: Sample) => Payload;
}

/** A mail with whichever payload. */
export interface AnyMail extends Record<Language, Write<never>> {
  sample: (of: Sample) => object;
}

export type PayloadOf<M extends AnyMail> = ReturnType<M['sample']>;

/** Defines a mail; its payload is the type parameter. */
export const defineMail = <Payload extends object>(mail: Mail<Payload>): Mail<Payload> => mail;
