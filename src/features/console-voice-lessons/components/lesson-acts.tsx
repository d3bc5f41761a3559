'use client';
import { useRouter } from 'next/navigation';
import { ActButton, REASON } from '~/console/act-button';
import { ReasonField } from '~/console/reason-field';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import { useVoiceActs, useVoiceBeginning } from '../hooks';

/** Hides a lesson, shows it again, or deletes one that was never published. */
export function LessonActs({ lesson }: { lesson: OperatorVoiceLesson }) {
  return lesson.state === 'NEW' ? <Discard lesson={lesson} /> : <Hide lesson={lesson} />;
}

function Hide({ lesson: { id, state } }: { lesson: OperatorVoiceLesson }) {
  const t = useScopedI18n('consoleVoiceLessons');
  const { setHidden } = useVoiceActs();
  const isHidden = state === 'HIDDEN';
  return (
    <div className="grid justify-items-start gap-3">
      <ActButton
        variant="secondary"
        label={t(isHidden ? 'hide.show' : 'hide.open')}
        title={t(isHidden ? 'hide.askShow' : 'hide.ask')}
        text={t(isHidden ? 'hide.textShow' : 'hide.text')}
        submit={t(isHidden ? 'hide.submitShow' : 'hide.submit')}
        cancel={t('record.cancel')}
        failed={t('record.failed')}
        fields={REASON}
        run={({ reason }) => setHidden.mutateAsync({ id, hidden: !isHidden, reason })}
      >
        {(form) => (
          <ReasonField
            required
            label={t('record.reason')}
            hint={t('record.reasonHint')}
            {...form.reason('reason')}
          />
        )}
      </ActButton>
    </div>
  );
}

function Discard({ lesson: { id, version } }: { lesson: OperatorVoiceLesson }) {
  const t = useScopedI18n('consoleVoiceLessons');
  const language = useLanguage();
  const router = useRouter();
  const { discard } = useVoiceBeginning();
  return (
    <div className="grid justify-items-start gap-3">
      <ActButton
        variant="danger"
        isDangerous
        label={t('discard.open')}
        title={t('discard.ask')}
        text={t('discard.text')}
        submit={t('discard.submit')}
        cancel={t('record.cancel')}
        failed={t('record.failed')}
        run={async () => {
          await discard.mutateAsync({ id, version });
          router.push(localePath(language, consoleRoute('console-voice-lessons')));
        }}
      />
    </div>
  );
}
