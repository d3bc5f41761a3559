'use client';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { Button } from '~/components/ui/button';
import { useI18n } from '~/i18n/client';
import { validationKey } from '~/schemas/field-messages';
import { ActNotice } from '../act-notice';
import { useAct } from '../use-act';
import { ContentField, type ContentFieldRule } from './content-field';
import { DraftOffer } from './draft-offer';
import { type ContentValues, nestFields } from './nest-fields';
import { useContentEditor } from './use-content-editor';

interface ContentFormProps<Input> {
  /** Name under which unsaved changes are stored in this tab, unique to the form and the same in both
   *  languages. */
  draftName: string;
  /** Name of the form, for screen readers. */
  label: string;
  fields: readonly ContentFieldRule[];
  /** The server's values, by the paths of the fields; empty for new content. */
  saved: ContentValues;
  schema: ZodType<Input>;
  /** Converts the fields' values, nested by their paths, to the input. */
  toInput: (nested: Record<string, unknown>) => unknown;
  /** Sentences for messages that no other schema has. */
  messages?: Readonly<Record<string, string>>;
  save: (input: Input) => Promise<unknown>;
  done: string;
  submit: string;
  /** Whether it can be saved without a change, because the server does not have it yet. */
  isUnsaved?: boolean;
  /** Closes the form without saving; without it the form stays. */
  onClose?: () => void;
  /** Renders the typed values, such as a preview. */
  children?: (values: ContentValues) => ReactNode;
}

/** The form of content in both languages. After a colleague's faster save, the typed text stays. */
export function ContentForm<Input>(props: ContentFormProps<Input>) {
  const { draftName, label, fields, saved, schema, toInput } = props;
  const { messages, save, done, submit, isUnsaved = false, onClose } = props;
  const t = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const editor = useContentEditor(saved, draftName);
  const act = useAct();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const toSentence = (message: string) =>
    messages?.[message] ?? t(`validation.${validationKey(message)}`);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const sent = editor.values;
    const parsed = schema.safeParse(toInput(nestFields(sent)));
    const issues = (parsed.error?.issues ?? []).map(
      ({ path, message }) => [path.map(String).join('.'), toSentence(message)] as const,
    );
    // Only the first issue of a field is shown.
    setErrors(Object.fromEntries(issues.toReversed()));
    if (!parsed.success) {
      const wrong = fields.find(({ path }) => issues.some(([name]) => name === path));
      form.current?.querySelector<HTMLElement>(`[name="${wrong?.path}"]`)?.focus();
      return;
    }
    if (await act.run(() => save(parsed.data), done)) editor.settle(sent);
  };
  const close = () => {
    editor.stored.forget();
    onClose?.();
  };
  return (
    <form ref={form} aria-label={label} onSubmit={send} className="grid gap-4">
      <DraftOffer draft={editor.stored} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        {fields.map((rule) => (
          <ContentField key={rule.path} rule={rule} editor={editor} error={errors[rule.path]} />
        ))}
      </div>
      {props.children?.(editor.values)}
      <ActNotice outcome={act.outcome} failed={t('consoleContent.failed')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={act.busy} disabled={!(editor.isDirty || isUnsaved)}>
          {submit}
        </Button>
        {onClose && (
          <Button variant="secondary" onClick={close} disabled={act.busy}>
            {t(editor.isDirty ? 'consoleContent.drop' : 'consoleContent.close')}
          </Button>
        )}
      </div>
    </form>
  );
}
