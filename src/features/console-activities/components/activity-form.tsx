'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Section } from '~/console/section';
import { announcedChange, countChangeMails } from '~/domain/activity-change';
import { useScopedI18n } from '~/i18n/client';
import type { ActivityContent, EditedActivity } from '~/schemas/operator-activity';
import { type ActivityFields, readFields, toFields } from '../activity-fields';
import { ActivityEffects } from './activity-effects';
import { ActivityTexts } from './activity-texts';
import { ActivityTimes } from './activity-times';

interface ActivityFormProps {
  before: EditedActivity['content'];
  people: { confirmed: number; waiting: number };
  busy: boolean;
  onSave: (content: ActivityContent) => void;
}

/** The form of an activity: everything that is written about it, and what saving does. */
export function ActivityForm({ before, people, busy, onSave }: ActivityFormProps) {
  const t = useScopedI18n('consoleActivities.form');
  const [fields, setFields] = useState(() => toFields(before));
  const [isTried, setTried] = useState(false);
  const read = readFields(fields);
  const errors = 'errors' in read ? read.errors : null;
  const content = 'content' in read ? read.content : null;
  const isChanged = JSON.stringify(fields) !== JSON.stringify(toFields(before));
  const mails = content ? countChangeMails(announcedChange(before, content), people) : 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (content && isChanged && !busy) onSave(content);
  };
  const part = {
    fields,
    onChange: (changed: Partial<ActivityFields>) => setFields({ ...fields, ...changed }),
    errors: isTried ? errors : null,
  };
  return (
    <form onSubmit={submit} className="grid max-w-4xl gap-8">
      <ActivityTimes {...part} taken={people.confirmed} />
      <ActivityTexts {...part} />
      <Section title={t('effect')}>
        <ActivityEffects
          before={before}
          content={content}
          isChanged={isChanged}
          people={people}
          errors={isTried ? errors : null}
        />
        <Button type="submit" busy={busy} className="justify-self-start">
          {t(mails > 0 ? 'submitMails' : 'submit')}
        </Button>
      </Section>
    </form>
  );
}
