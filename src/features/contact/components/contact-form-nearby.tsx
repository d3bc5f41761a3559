import { getI18n } from '~/i18n/server';
import { LoadedNearby } from './loaded-nearby';

/** `ContactForm` at the end of a long page, whose HTML does not contain it: most visitors never scroll so far.
 *  In its place is a link that writes an e-mail, which works without scripts.
 *  @param email address of the support */
export async function ContactFormNearby({ email }: { email: string }) {
  const t = await getI18n();
  return <LoadedNearby mailto={`mailto:${email}`} label={t('contact.write')} />;
}
