'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { FormError } from '~/components/ui/notice';
import { SelectField } from '~/components/ui/select-field';
import { TextAreaField } from '~/components/ui/text-area-field';
import { TextField } from '~/components/ui/text-field';
import { useHydrated } from '~/components/ui/use-hydrated';
import { checkFields } from '~/features/account/form-errors';
import { useSession } from '~/features/account/hooks';
import { useForm } from '~/features/account/use-form';
import { useI18n } from '~/i18n/client';
import {
  CONTACT_BODY_MAX,
  CONTACT_SUBJECTS,
  type SendContactInput,
  sendContactSchema,
} from '~/schemas/contact';
import { useSendLetter } from '../hooks';
import { fill, useDraft } from '../use-draft';
import { LetterSent } from './letter-sent';

/** Where a letter to us is written. It keeps what was typed until it is sent, knows who is logged in, and
 *  says when an answer comes. */
export function ContactForm() {
  const t = useI18n();
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const letter = useSendLetter();
  const draft = useDraft('contact', element);
  const [subject, setSubject] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { user } = useSession();
  useEffect(() => {
    if (user && !sentTo && element.current)
      fill(element.current, { name: user.name, email: user.email });
  }, [user, sentTo]);

  const { form, field, busy, refusal } = useForm({
    failure: t('contact.failed'),
    check: (fields) => checkFields(sendContactSchema, written(fields)),
    send: async (fields) => {
      const input = sendContactSchema.parse(written(fields));
      await letter.mutateAsync(input);
      draft.forget();
      setSentTo(input.email);
      setSubject('');
    },
  });
  const written = ({ orderNumber, ...fields }: Record<string, string>) => ({
    ...fields,
    ...(fields.subject === 'ORDER' && { orderNumber }),
    sendKey: draft.sendKey(),
  });

  if (sentTo) return <LetterSent to={sentTo} another={() => setSentTo(null)} />;
  return (
    <form
      {...form}
      ref={element}
      className="grid gap-6"
      onInput={(event) => {
        form.onInput(event);
        draft.keep();
      }}
    >
      <FormError title={t('contact.failed')} text={refusal?.text} />
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
        <input name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="lg" busy={busy} disabled={!hydrated}>
          {t('contact.send')}
        </Button>
        <p className="text-sm text-soft">{t('contact.promise')}</p>
      </div>
    </form>
  );
}

/** No person sees it. */
const TRAP = 'website' satisfies keyof SendContactInput;
