'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Section } from '~/console/section';
import { useUnsavedWork } from '~/console/unsaved-work';
import { announcedChange, countChangeMails } from '~/domain/activity-change';
import { useScopedI18n } from '~/i18n/client';
import type { ActivityContent, EditedActivity } from '~/schemas/operator-activity';
import { type ActivityFields, EMPTY_FIELDS, readFields, toFields } from '../activity-fields';
import { ActivityEffects } from './activity-effects';
import { ActivityTexts } from './activity-texts';
import { ActivityTimes } from './activity-times';

interface ActivityFormProps {
  /** Null for a new one. */
  before: EditedActivity['content'] | null;
  /** Whether it is, or will be, a draft that learners do not see. */
  isDraft?: boolean;
  people: { confirmed: number; waiting: number };
  busy: boolean;
  onSave: (content: ActivityContent) => void;
}

/** The form of an activity: everything that is written about it, and what saving does. */
export function ActivityForm(props: ActivityFormProps) {
  const { before, isDraft = false, people, busy, onSave } = props;
  const t = useScopedI18n('consoleActivities.form');
  const saved = before ? toFields(before) : EMPTY_FIELDS;
  const [fields, setFields] = useState(saved);
  const [isTried, setTried] = useState(false);
  const read = readFields(fields);
  const errors = 'errors' in read ? read.errors : null;
  const content = 'content' in read ? read.content : null;
  const isChanged = JSON.stringify(fields) !== JSON.stringify(saved);
  useUnsavedWork(isChanged);
  const mails = before && content ? countChangeMails(announcedChange(before, content), people) : 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (content && isChanged && !busy) onSave(content);
  };
  const part = {
    fields,
    onChange: (changed: Partial<ActivityFields>) => setFields((now) => ({ ...now, ...changed })),
    errors: isTried ? errors : null,
  };
  return (
    <form onSubmit={submit} className="grid max-w-4xl gap-8">
      <ActivityTimes {...part} taken={people.confirmed} />
      <ActivityTexts {...part} />
      <Section title={t('effect')}>
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
