'use client';
import { type FormEvent, useId, useRef, useState } from 'react';
import { toast } from 'sonner';
import { useI18n, useLanguage } from '~/i18n/client';
import { errorCode, retryAfter } from '~/trpc/error-code';
import type { Refusal } from './components/refusal-notice';
import { errorKey, type FieldErrors, refusedFields, waitOf } from './form-errors';

interface FormRules {
  /** Title of the popup when the server refuses. */
  failure: string;
  /** Complaints about what was typed, before anything is sent. */
  check: (fields: Record<string, string>) => FieldErrors;
  /** Sends it. What it throws is shown. */
  send: (fields: Record<string, string>) => Promise<unknown>;
}

/** A form whose fields stay the browser's own, so that nothing typed is ever lost: it checks, sends once,
 *  puts each complaint beside its field, and pops up what the server refuses. */
export function useForm({ failure, check, send }: FormRules) {
  const t = useI18n();
  const language = useLanguage();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const popup = useId();

  function sentence(error: unknown): string {
    const wait = waitOf(error, language);
    if (wait) return wait;
    const code = errorCode(error);
    if (code) return t(errorKey(code));
    return error instanceof TypeError || isNetwork(error)
      ? t('account.noAnswer')
      : t('account.unknownError');
  }

  function complain(form: HTMLFormElement, found: FieldErrors) {
    setErrors(found);
    const first = [...form.elements].find((element) => found[nameOf(element)] !== undefined);
    if (first instanceof HTMLElement) first.focus();
  }

  /** A complaint goes as soon as it no longer holds; new ones wait for the next try. */
  function review(event: FormEvent<HTMLFormElement>) {
    const name = nameOf(event.target as Element);
    const asked = [name, 'confirm'].filter((key) => errors[key] !== undefined);
    if (asked.length === 0) return;
    const found = check(fieldsOf(event.currentTarget));
    const { ...left } = errors;
    for (const key of asked) {
      const still = found[key];
      if (still === undefined) delete left[key];
      else left[key] = still;
    }
    setErrors(left);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    const fields = fieldsOf(form);
    setRefusal(null);
    toast.dismiss(popup);
    const found = check(fields);
    complain(form, found);
    if (Object.keys(found).length > 0) return;
    sending.current = true;
    setBusy(true);
    try {
      await send(fields);
    } catch (error) {
      complain(form, refusedFields(error));
      const seconds = retryAfter(error);
      const until = seconds === null ? null : new Date(Date.now() + seconds * 1000);
      setRefusal({ text: sentence(error), until });
      // At the top: at the bottom of a phone it would lie on the button that sends again.
      toast.warning(failure, { id: popup, description: sentence(error), position: 'top-center' });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    /** What the server said, to stay above the form. */
    refusal,
    /** Attributes of the form element. `post` keeps a press before hydration from putting the fields
     *  into the address. */
    form: { onSubmit: submit, onInput: review, noValidate: true, method: 'post' } as const,
    /** Name and error of a field. */
    field: (name: string) => {
      const key = errors[name];
      return { name, error: key === undefined ? null : t(errorKey(key)) };
    },
  };
}

/** What a form would send. */
function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

/** The field that a control belongs to; controls that are not inputs say so themselves. */
function nameOf(element: Element): string {
  return element.getAttribute('data-field') ?? element.getAttribute('name') ?? '';
}

function isNetwork(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof TypeError;
}
