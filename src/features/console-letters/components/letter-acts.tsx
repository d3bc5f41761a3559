'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { ActFailure } from '~/console/act-failure';
import { useI18n } from '~/i18n/client';
import type { ContactMessageView } from '~/schemas/contact';
import { useLetterActs } from '../hooks';

/** Replies by the operator's own mail program, and marks the letter as answered. It stays in its place until the
 *  list is reloaded, so that a mistake can be undone. */
export function LetterActs({ letter }: { letter: ContactMessageView }) {
  const t = useI18n();
  const { answer, reopen } = useLetterActs();
  const [isAnswered, setIsAnswered] = useState(letter.repliedAt !== null);
  const act = isAnswered ? reopen : answer;
  const toggle = () =>
    act.mutate({ id: letter.id }, { onSuccess: () => setIsAnswered(!isAnswered) });
  const failure = answer.error ?? reopen.error;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button asChild variant="secondary" size="sm">
          <a href={useReplyAddress(letter)}>{t('consoleLetters.reply')}</a>
        </Button>
        <Button variant="quiet" size="sm" busy={act.isPending} onClick={toggle}>
          {t(isAnswered ? 'consoleLetters.reopen' : 'consoleLetters.markAnswered')}
        </Button>
        <span role="status" className="text-sm text-soft">
          {t(isAnswered ? 'consoleLetters.answered' : 'consoleLetters.waits')}
        </span>
      </div>
      <ActFailure error={failure} />
    </div>
  );
}

/** The address that opens a mail program with a reply, in the language of the letter. */
function useReplyAddress({ email, language, orderNumber }: ContactMessageView): string {
  const t = useI18n();
  const subject = t(`consoleLetters.replySubjects.${language}`);
  const text = orderNumber
    ? t('consoleLetters.replyOrder', { subject, number: orderNumber })
    : subject;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(text)}`;
}
