'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { newUuid } from '~/lib/new-uuid';

/** The fields of a form by name. */
type Draft = Record<string, string>;

/** Keeps what is typed into a form for this tab, so that a reload finds it again. The fields stay the
 *  browser's own: a kept text goes only where nothing is.
 *  @param name of the kept draft */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>) {
  const key = useRef<string | null>(null);

  useEffect(() => {
    const { sendKey, ...fields } = read(name);
    key.current = sendKey ?? null;
    if (form.current) fill(form.current, fields);
  }, [name, form]);

  return {
    /** Names this very writing: the same until a letter of it changes. */
    sendKey: () => {
      key.current ??= newUuid();
      return key.current;
    },
    /** Call it with every change. */
    keep: () => {
      if (!form.current) return;
      key.current = newUuid();
      const fields = [...new FormData(form.current)].filter(([, value]) => value !== '');
      write(name, { ...Object.fromEntries(fields), sendKey: key.current });
    },
    /** Call it when it was sent. */
    forget: () => {
      key.current = null;
      write(name, null);
    },
  };
}

/** Puts texts into the fields that are empty, as if they had been typed. */
export function fill(form: HTMLFormElement, fields: Draft): void {
  for (const [name, text] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (!isTextual(field) || field.value !== '' || text === '') continue;
    field.value = text;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

type Textual = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTextual = (field: unknown): field is Textual =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement;

function read(name: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return kept && typeof kept === 'object' ? Object.fromEntries(texts(kept)) : {};
  } catch {
    return {};
  }
}

const texts = (kept: object) =>
  Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

function write(name: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(name, JSON.stringify(draft));
    else sessionStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing still sends.
  }
}
