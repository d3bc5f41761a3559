'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { CalendarIcon } from '~/components/ui/icons/things';
import { Phrases } from '~/components/ui/phrases';
import { SelectField } from '~/components/ui/select-field';
import { USUAL_MINUTES } from '~/domain/next-step/minutes';
import { LEVELS } from '~/domain/unit-kinds';
import { useErrorToast } from '~/forms/use-error-toast';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { EditSettingsInput, LearnerSettings } from '~/schemas/learner-settings';
import { useEditSettings } from '../../settings-hooks';

const MINUTES = [5, 10, 15, 20, 30];

/** Hours of the day at which a reminder can be chosen. */
const HOURS = Array.from({ length: 18 }, (_, index) => index + 6);

/** Hour of the calendar file for learners who have not chosen one. */
const USUAL_HOUR = 20;

/** The value of an option that stands for null. */
const NONE = '';

/** Settings that shape a learner's day: level, minutes, and the hour of the reminder. Each is saved at once.
 *  Learners who prefer their own calendar to mails can download the practice as a calendar file. */
export function DaySettings({ settings }: { settings: LearnerSettings }) {
  const t = useScopedI18n('reminder');
  const saved = useScopedI18n('lesson.settings');
  const showError = useErrorToast();
  const edit = useEditSettings();
  const { level, minutes, reminderHour } = {
    ...settings,
    ...(edit.isPending && edit.variables),
  };
  const save = (change: EditSettingsInput) =>
    edit.mutate(change, {
      onSuccess: () => toast(saved('saved')),
      onError: (error) => showError(error),
    });
  return (
    <>
      <SelectField
        name="level"
        label={t('level')}
        hint={t('levelHint')}
        value={level ?? NONE}
        onChange={({ target }) =>
          save({ level: LEVELS.find((level) => level === target.value) ?? null })
        }
        options={[
          { value: NONE, label: t('levels.auto') },
          ...LEVELS.map((level) => ({ value: level, label: t(`levels.${level}`) })),
        ]}
        className="max-w-form content-start"
      />
      <SelectField
        name="minutes"
        label={t('minutes')}
        hint={t('minutesHint')}
        value={minutes ?? NONE}
        onChange={({ target }) => save({ minutes: toNumber(target.value) })}
        options={[
          { value: NONE, label: t('minutesUsual', { count: USUAL_MINUTES }) },
          ...withChosen(MINUTES, minutes).map((count) => ({
            value: String(count),
            label: t('minutesOf', { count }),
          })),
        ]}
        className="max-w-form content-start"
      />
      <SelectField
        name="reminderHour"
        label={t('hour')}
        hint={t('hourHint')}
        value={reminderHour ?? NONE}
        onChange={({ target }) => save({ reminderHour: toNumber(target.value) })}
        options={[
          { value: NONE, label: t('hourNone') },
          ...withChosen(HOURS, reminderHour).map((hour) => ({
            value: String(hour),
            label: t('hourAt', { hour }),
          })),
        ]}
        className="max-w-form content-start"
      />
      <CalendarFile hour={reminderHour ?? USUAL_HOUR} minutes={minutes ?? USUAL_MINUTES} />
    </>
  );
}

function CalendarFile({ hour, minutes }: { hour: number; minutes: number }) {
  const t = useScopedI18n('reminder');
  const language = useLanguage();
  const query = new URLSearchParams({ hour: `${hour}`, minutes: `${minutes}`, language });
  return (
    <div className="grid max-w-form content-start gap-1">
      <Button asChild variant="quiet" className="-ml-6 justify-self-start">
        <a href={`/api/practice/calendar?${query}`} download>
          <CalendarIcon />
          {t('calendar', { hour })}
        </a>
      </Button>
      <p className="text-sm text-soft">
        <Phrases>{t('calendarHint')}</Phrases>
      </p>
    </div>
  );
}

const toNumber = (value: string) => (value === NONE ? null : Number(value));

/** The offered numbers, with the chosen one if it is another. */
function withChosen(offered: number[], chosen: number | null | undefined): number[] {
  if (chosen === null || chosen === undefined || offered.includes(chosen)) return offered;
  return [...offered, chosen].sort((a, b) => a - b);
}
