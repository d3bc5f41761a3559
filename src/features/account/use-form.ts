'use client';
import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'sonner';
import { useI18n, useLanguage } from '~/i18n/client';
import { errorCode } from '~/trpc/error-code';
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
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

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
    const first = [...form.elements].find(
      (element) => found[element.getAttribute('name') ?? ''] !== undefined,
    );
    if (first instanceof HTMLElement) first.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    const fields = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : '',
      ]),
    );
    setRefusal(null);
    const found = check(fields);
    complain(form, found);
    if (Object.keys(found).length > 0) return;
    sending.current = true;
    setBusy(true);
    try {
      await send(fields);
    } catch (error) {
      complain(form, refusedFields(error));
      setRefusal(sentence(error));
      toast.warning(failure, { description: sentence(error) });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    /** The server's sentence, to stay above the form. */
    refusal,
    /** Attributes of the form element. `post` keeps a press before hydration from putting the fields
     *  into the address. */
    form: { onSubmit: submit, noValidate: true, method: 'post' } as const,
    /** Name and error of a field. */
    field: (name: string) => {
      const key = errors[name];
      return { name, error: key === undefined ? null : t(errorKey(key)) };
    },
  };
}

function isNetwork(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof TypeError;
}
