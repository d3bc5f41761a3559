'use client';
import { useEffect, useRef, useState } from 'react';
import { FormErrorSummary } from '~/components/ui/form-error-summary';
import { Phrases } from '~/components/ui/phrases';
import { SelectField } from '~/components/ui/select-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextAreaField } from '~/components/ui/text-area-field';
import { TextField } from '~/components/ui/text-field';
import { CONTACT_BODY_MAX, CONTACT_SUBJECTS } from '~/domain/contact-subject';
import { useSession } from '~/features/account/hooks';
import { lazyValidator } from '~/forms/lazy-validator';
import { useForm } from '~/forms/use-form';
import { clearUnchanged, fill } from '~/forms/use-form-draft';
import { useI18n } from '~/i18n/client';
import type { SendContactInput } from '~/schemas/contact';
import { useSendContactMessage } from '../hooks';
import { MessageSent } from './message-sent';

const VALIDATOR = lazyValidator(() =>
  import('~/schemas/contact').then(({ sendContactSchema }) => sendContactSchema),
);

/** The contact form. It stores its draft until it is sent, fills in the logged-in user, and states when to
 *  expect a reply. */
export function ContactForm() {
  const t = useI18n();
  const sendMessage = useSendContactMessage();
  const [subject, setSubject] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { user } = useSession();
  const { form, element, sendKey, saveDraft, field, submit, errorSummary } = useForm({
    draftName: 'contact',
    failure: t('contact.failed'),
    ready: VALIDATOR.ready,
    check: (fields) => VALIDATOR.check(written(fields)),
    send: async (fields) => {
      // Sent as typed: the server's schema decides.
      const input = written(fields) as SendContactInput;
      await sendMessage.mutateAsync(input);
      setSentTo(input.email.trim());
      setSubject('');
    },
  });
  const written = ({ orderNumber, ...fields }: Record<string, string>) => ({
    ...fields,
    ...(fields.subject === 'ORDER' && { orderNumber }),
    sendKey: sendKey(),
  });
  const filledIn = useRef<{ name: string; email: string } | null>(null);
  const keep = useRef(saveDraft);
  keep.current = saveDraft;
  useEffect(() => {
    if (sentTo || !element.current) return;
    const before = filledIn.current;
    filledIn.current = user && { name: user.name, email: user.email };
    if (before) {
      clearUnchanged(element.current, before);
      keep.current();
    }
    if (filledIn.current) fill(element.current, filledIn.current);
  }, [user, sentTo, element]);

  if (sentTo) return <MessageSent to={sentTo} onWriteAnother={() => setSentTo(null)} />;
  return (
    <form {...form} className="grid gap-6">
      <FormErrorSummary {...errorSummary} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          {...field('name')}
          label={t('contact.name')}
          autoComplete="name"
          maxLength={60}
          required
        />
        <TextField
          {...field('email')}
          label={t('contact.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <SelectField
          {...field('subject')}
          className={subject === 'ORDER' ? undefined : 'sm:col-span-2'}
          label={t('contact.subject')}
          defaultValue=""
          onChange={({ currentTarget }) => setSubject(currentTarget.value)}
          options={[
            { value: '', label: t('contact.choose') },
            ...CONTACT_SUBJECTS.map((value) => ({ value, label: t(`contact.subjects.${value}`) })),
          ]}
          required
        />
        <div className={subject === 'ORDER' ? undefined : 'hidden'}>
          <TextField
            {...field('orderNumber')}
            label={t('contact.orderNumber')}
            note={t('common.optional')}
            placeholder="SY20261121-7K3QX"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
          />
        </div>
      </div>
      <TextAreaField
        {...field('body')}
        label={t('contact.body')}
        maxLength={CONTACT_BODY_MAX}
        required
      />
      <div aria-hidden="true" className="hidden">
        <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton {...submit} size="lg">
          {t('contact.send')}
        </SubmitButton>
        <p className="text-sm text-soft">
          <Phrases>{t('contact.promise')}</Phrases>
        </p>
      </div>
    </form>
  );
}

/** Honeypot: hidden from people. */
const HONEYPOT = 'website' satisfies keyof SendContactInput;
