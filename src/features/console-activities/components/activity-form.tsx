'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/button';
import { DraftOffer } from '~/console/content/draft-offer';
import { useContentEditor } from '~/console/content/use-content-editor';
import { Section } from '~/console/section';
import { announcedChange, countChangeMails } from '~/domain/activity-change';
import { useScopedI18n } from '~/i18n/client';
import type { ActivityContent, EditedActivity } from '~/schemas/operator-activity';
import {
  type ActivityFields,
  EMPTY_FIELDS,
  fromValues,
  readFields,
  toFields,
  toValues,
} from '../activity-fields';
import { ActivityColleague } from './activity-colleague';
import { ActivityEffects } from './activity-effects';
import { ActivityTexts } from './activity-texts';
import { ActivityTimes } from './activity-times';

interface ActivityFormProps {
  /** Name under which unsaved changes stay in this tab. */
  draftName: string;
  /** Null for a new one. */
  before: EditedActivity['content'] | null;
  /** Whether it is, or will be, a draft that learners do not see. */
  isDraft?: boolean;
  people: { confirmed: number; waiting: number };
  busy: boolean;
  /** @returns whether it is saved */
  onSave: (content: ActivityContent) => Promise<boolean>;
}

/** The form of an activity: all of its texts, and the effects of saving. */
export function ActivityForm(props: ActivityFormProps) {
  const { draftName, before, isDraft = false, people, busy, onSave } = props;
  const t = useScopedI18n('consoleActivities.form');
  const editor = useContentEditor(toValues(before ? toFields(before) : EMPTY_FIELDS), draftName);
  const fields = fromValues(editor.values);
  const [isTried, setTried] = useState(false);
  const read = readFields(fields);
  const errors = 'errors' in read ? read.errors : null;
  const content = 'content' in read ? read.content : null;
  const isChanged = editor.isDirty;
  const mails = before && content ? countChangeMails(announcedChange(before, content), people) : 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!content || !isChanged || busy) return;
    const sent = editor.values;
    if (!(await onSave(content))) return;
    editor.settle(sent);
    setTried(false);
  };
  const part = {
    fields,
    onChange: (changed: Partial<ActivityFields>) => {
      for (const [key, value] of Object.entries(changed)) editor.change(key, String(value));
    },
    errors: isTried ? errors : null,
  };
  return (
    <form onSubmit={submit} className="grid max-w-4xl gap-8">
      <DraftOffer draft={editor.stored} />
      <ActivityTimes {...part} taken={people.confirmed} />
      <ActivityTexts {...part} />
      <Section title={t('effect')}>
        <ActivityColleague editor={editor} />
        <ActivityEffects
          before={before}
          isDraft={isDraft}
          content={content}
          isChanged={isChanged}
          people={people}
          errors={isTried ? errors : null}
        />
        <Button type="submit" busy={busy} className="justify-self-start">
          {t(mails > 0 ? 'submitMails' : before ? 'submit' : 'submitDraft')}
        </Button>
      </Section>
    </form>
  );
}
