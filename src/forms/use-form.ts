'use client';
import { type FormEvent, useId, useRef, useState } from 'react';
import { toast } from 'sonner';
import type { Refusal } from '~/components/ui/form-refusal';
import { useI18n } from '~/i18n/client';
import { retryAfter } from '~/trpc/error-code';
import { errorKey, type FieldErrors, isNetworkLoss, refusedFields } from './form-errors';
import { fieldsOf, goToFirst, hasField, nameOf } from './form-fields';
import type { Draft } from './kept-draft';
import { useDraft } from './use-draft';
import { useRefusal } from './use-refusal';

interface FormRules {
  /** Title of the popup when the server refuses. */
  failure: string;
  /** Complaints about what was typed, before anything is sent. */
  check: (fields: Record<string, string>) => FieldErrors;
  /** What `check` waits for: fetched with the first focus, awaited before anything is sent. */
  ready?: () => Promise<void>;
  /** Sends it. What it throws is shown. */
  send: (fields: Record<string, string>) => Promise<unknown>;
  /** Under this name what is typed is kept until it was sent. */
  keep?: string | null;
  /** Told what was kept, for choices that are no fields of the browser. */
  restored?: (kept: Draft) => void;
}

/** A form whose fields stay the browser's own, so that nothing typed is ever lost: it checks, sends once,
 *  puts each complaint beside its field, and pops up what the server refuses. */
export function useForm(rules: FormRules) {
  const { failure, check, ready, send, keep = null, restored } = rules;
  const t = useI18n();
  const refusalOf = useRefusal('form');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(keep, element, restored);
  const sending = useRef(false);
  const popup = useId();

  function sentence(error: unknown, homeless: FieldErrors): string {
    const elsewhere = Object.values(homeless).map((key) => t(errorKey(key)));
    return elsewhere.length > 0 ? elsewhere.join(' ') : refusalOf(error);
  }

  function complain(form: HTMLFormElement, found: FieldErrors) {
    setErrors(found);
    goToFirst(form, found);
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

  function refuse(form: HTMLFormElement, error: unknown) {
    const found = Object.entries(refusedFields(error));
    const beside = Object.fromEntries(found.filter(([name]) => hasField(form, name)));
    const homeless = Object.fromEntries(found.filter(([name]) => !hasField(form, name)));
    complain(form, beside);
    const text = sentence(error, homeless);
    const seconds = retryAfter(error);
    const until = seconds === null ? null : new Date(Date.now() + seconds * 1000);
    setRefusal({ text, until, offline: isNetworkLoss(error) && !navigator.onLine });
    // At the top: at the bottom of a phone it would lie on the button that sends again.
    toast.warning(failure, { id: popup, description: text, position: 'top-center' });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    const fields = fieldsOf(form);
    setRefusal(null);
    toast.dismiss(popup);
    sending.current = true;
    try {
      if (ready) {
        setBusy(true);
        await ready();
      }
      const found = check(fields);
      complain(form, found);
      if (Object.keys(found).length > 0) return;
      setBusy(true);
      await send(fields);
      draft.forget();
    } catch (error) {
      refuse(form, error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    /** The form itself, once it is drawn. */
    element,
    sendKey: draft.sendKey,
    /** Keeps the draft as the form is now. */
    keepDraft: draft.keep,
    /** Attributes of the form element. `post` keeps a press before hydration from putting the fields
     *  into the address. */
    form: {
      ref: element,
      onSubmit: submit,
      onFocus: () => void ready?.(),
      onChange: (event: FormEvent<HTMLFormElement>) => {
        review(event);
        draft.keep();
      },
      noValidate: true,
      method: 'post',
    } as const,
    /** Name and error of a field. */
    field: (name: string) => {
      const key = errors[name];
      return { name, error: key === undefined ? null : t(errorKey(key)) };
    },
    /** For the `FormRefusal` above the fields: what the server said. */
    refused: {
      title: failure,
      refusal,
      words: {
        over: t('account.wait.over'),
        left: (time: string) => t('account.wait.left', { time }),
        online: t('form.online'),
      },
    },
    /** For the `SubmitButton`. */
    submit: { busy, words: { sending: t('form.sending'), slow: t('form.slow') } },
  };
}
