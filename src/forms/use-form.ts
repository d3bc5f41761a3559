'use client';
import { type FormEvent, useRef, useState } from 'react';
import type { FormSubmitError } from '~/components/ui/form-error-summary';
import { useI18n } from '~/i18n/client';
import { errorCode, errorReference, retryAfter } from '~/trpc/error-code';
import type { FormDraft } from './form-draft';
import {
  type FieldErrors,
  isNetworkLoss,
  isSessionEnd,
  serverFieldErrors,
  toErrorTextKey,
} from './form-errors';
import { focusFirstError, getFieldName, hasField, readFormFields } from './form-fields';
import { useErrorMessage } from './use-error-message';
import { useFailurePopup } from './use-failure-popup';
import { useFormDraft } from './use-form-draft';

interface FormOptions {
  /** Title of the popup when the server returns an error. */
  failure: string;
  /** Validates the fields before anything is sent. */
  check: (fields: Record<string, string>) => FieldErrors;
  /** Loads the code that `check` and `send` need. It is called when the form is touched or gets the focus,
   *  and awaited before anything is sent. */
  ready?: () => Promise<unknown>;
  /** Sends the form. A thrown error is shown. */
  send: (fields: Record<string, string>) => Promise<unknown>;
  /** Name under which the draft is stored until the form is sent. */
  draftName?: string | null;
  /** Gets the stored draft, for choices that are not native fields. */
  restored?: (stored: FormDraft) => void;
}

/** A form with uncontrolled fields, so that typed text is never lost. It checks by the server's own schema and sends
 *  once. Its own errors and the server's are shown in the same way: each beside its field, the reason in a popup
 *  below the title `failure`, and only the summary announces it. */
export function useForm(options: FormOptions) {
  const { failure, check, ready, send, draftName = null, restored } = options;
  const t = useI18n();
  const toErrorMessage = useErrorMessage('form');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitError, setSubmitError] = useState<FormSubmitError | null>(null);
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(draftName, element, restored);
  const sending = useRef(false);
  const popup = useFailurePopup();

  /** The one message of several fields, or that some are wrong. */
  function toFieldsMessage(found: FieldErrors): string {
    const [message, ...others] = new Set(Object.values(found).map((key) => t(toErrorTextKey(key))));
    return message !== undefined && others.length === 0 ? message : t('errors.VALIDATION_FAILED');
  }

  function showErrors(form: HTMLFormElement, found: FieldErrors) {
    setErrors(found);
    focusFirstError(form, found);
  }

  /** Removes an error as soon as its field is valid; new errors wait for the next submit. */
  function revalidate(event: FormEvent<HTMLFormElement>) {
    const name = getFieldName(event.target as Element);
    const namesToCheck = [name, 'confirm'].filter((key) => errors[key] !== undefined);
    if (namesToCheck.length === 0) return;
    const found = check(readFormFields(event.currentTarget));
    const { ...left } = errors;
    for (const key of namesToCheck) {
      const remaining = found[key];
      if (remaining === undefined) delete left[key];
      else left[key] = remaining;
    }
    setErrors(left);
  }

  function fail(form: HTMLFormElement, found: FieldErrors, submitError: FormSubmitError) {
    showErrors(form, found);
    setSubmitError(submitError);
    popup.show(failure, submitError.text);
  }

  /** Shows what the check before the sending has found. */
  function showFound(form: HTMLFormElement, found: FieldErrors) {
    const text = toFieldsMessage(found);
    fail(form, found, { text, until: null, offline: false, isBesideField: true });
  }

  function showSubmitError(form: HTMLFormElement, error: unknown) {
    // The guard of the session redirects to the log-in, where an error of this form would be out of place.
    if (isSessionEnd(error)) return;
    const found = Object.entries(serverFieldErrors(error));
    const withField = Object.fromEntries(found.filter(([name]) => hasField(form, name)));
    const withoutField = found.filter(([name]) => !hasField(form, name));
    const isBesideField = found.length > 0 && withoutField.length === 0;
    const text =
      withoutField.length > 0
        ? withoutField.map(([, key]) => t(toErrorTextKey(key))).join(' ')
        : errorCode(error) === 'VALIDATION_FAILED' && isBesideField
          ? toFieldsMessage(withField)
          : toErrorMessage(error);
    const seconds = retryAfter(error);
    const until = seconds === null ? null : new Date(Date.now() + seconds * 1000);
    const offline = isNetworkLoss(error) && !navigator.onLine;
    const reference = errorReference(error);
    fail(form, withField, { text, until, offline, isBesideField, reference });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    const fields = readFormFields(form);
    setSubmitError(null);
    popup.dismiss();
    sending.current = true;
    try {
      if (ready) {
        setBusy(true);
        await ready();
      }
      const found = check(fields);
      if (Object.keys(found).length > 0) return showFound(form, found);
      setErrors({});
      setBusy(true);
      await send(fields);
      draft.clear();
    } catch (error) {
      showSubmitError(form, error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  const load = () => void ready?.();

  return {
    busy,
    /** The form element, once it is rendered. */
    element,
    sendKey: draft.sendKey,
    /** Stores the draft with the form's present texts. */
    saveDraft: draft.save,
    /** Attributes of the form element. `post` keeps a submit before hydration from putting the fields
     *  into the URL. */
    form: {
      ref: element,
      onSubmit: submit,
      onFocus: load,
      onPointerEnter: load,
      onChange: (event: FormEvent<HTMLFormElement>) => {
        revalidate(event);
        draft.save();
      },
      noValidate: true,
      method: 'post',
    } as const,
    /** Name and error of a field. */
    field: (name: string) => {
      const key = errors[name];
      const error = key === undefined ? null : t(toErrorTextKey(key));
      return { name, error, isErrorQuiet: true };
    },
    /** Props of the `FormErrorSummary` above the fields: the server's error. */
    errorSummary: {
      title: failure,
      error: submitError,
      labels: {
        over: t('account.wait.over'),
        left: (time: string) => t('account.wait.left', { time }),
        online: t('form.online'),
        copy: t('common.reference.copy'),
        copied: t('common.reference.copied'),
      },
    },
    /** Props of the `SubmitButton`. */
    submit: { busy, labels: { sending: t('form.sending'), slow: t('form.slow') } },
  };
}
