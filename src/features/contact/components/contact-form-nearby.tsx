'use client';
import { defineIsland, Island } from '~/components/island/island';
import { withMessages } from '~/i18n/with-messages';

const FORM = defineIsland(
  () => withMessages(() => import('./contact-form').then(({ ContactForm }) => ContactForm)),
  { near: '100%' },
);

/** `ContactForm` at the end of a long page; it is loaded a screen before it is seen. */
export function ContactFormNearby() {
  return <Island of={FORM} props={{}} />;
}
