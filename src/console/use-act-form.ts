'use client';
import { useState } from 'react';
import { withConfirmation } from './confirmation';
import { reportDone } from './report-done';
import { useUnsavedWork } from './unsaved-work';

/** Errors of the fields, by their names. */
type Wrong<Fields> = Partial<Record<keyof Fields & string, string>>;

interface ActFormState<Fields> {
  act: string | null;
  fields: Fields;
  isTyped: boolean;
  wrong: Wrong<Fields>;
  failure: unknown;
  /** Number of attempts to send it, including those that a check has stopped. */
  tries: number;
}

interface ActFormOptions<Fields extends object, Result> {
  /** The act that the dialog is about: its kind and its subject; null while there is none. */
  act: string | null;
  /** The fields before anything is typed. */
  fields: Fields;
  /** Checks the fields before anything is sent. */
  check?: (fields: Fields) => Wrong<Fields>;
  run: (fields: Fields) => Promise<Result>;
  /** Message once it is done; without it the page shows the success. */
  done?: string | ((result: Result) => string);
  onDone?: (result: Result) => void;
  /** Called when it is done, and when it is cancelled. */
  onClose: () => void;
}

/** The form of an act with a dialog. Typed texts belong to the act: another act, or the same one after it was
 *  cancelled, begins with empty fields. A refused act stays open with its texts and the reason. */
export function useActForm<Fields extends object, Result>(options: ActFormOptions<Fields, Result>) {
  const { act, fields: empty, check, run, done, onDone, onClose } = options;
  const fresh: ActFormState<Fields> = {
    act,
    fields: empty,
    isTyped: false,
    tries: 0,
    wrong: {},
    failure: null,
  };
  const [state, setState] = useState(fresh);
  const [busy, setBusy] = useState(false);
  if (state.act !== act) setState(fresh);
  const { fields, wrong, failure, tries } = state;
  useUnsavedWork(act !== null && state.isTyped);
  const change = <Name extends keyof Fields & string>(name: Name, value: Fields[Name]) =>
    setState((now) => ({
      ...now,
      isTyped: true,
      fields: { ...now.fields, [name]: value },
      wrong: { ...now.wrong, [name]: undefined },
    }));
  const send = async () => {
    if (busy) return;
    const found = check?.(fields) ?? {};
    setState((now) => ({ ...now, wrong: found, failure: null, tries: now.tries + 1 }));
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const answer = await withConfirmation(async () => ({ result: await run(fields) }));
      if (!answer) return;
      onClose();
      onDone?.(answer.result);
      const text = typeof done === 'function' ? done(answer.result) : done;
      if (text !== undefined) reportDone(text);
    } catch (error) {
      setState((now) => ({ ...now, failure: error }));
    } finally {
      setBusy(false);
    }
  };
  return {
    act,
    busy,
    fields,
    wrong,
    tries,
    /** The error of a refused act; null otherwise. */
    failure,
    change,
    send,
    close: onClose,
    /** The attributes of a text field. */
    field: (name: keyof Fields & string) => ({
      name,
      value: String(fields[name]),
      error: wrong[name],
      autoComplete: 'off',
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        change(name, value as Fields[typeof name]),
    }),
    /** The attributes of a field for the reason. */
    reason: (name: keyof Fields & string) => ({
      name,
      value: String(fields[name]),
      onChange: (value: string) => change(name, value as Fields[typeof name]),
    }),
  };
}
