'use client';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { Notice } from '~/components/ui/notice';
import { useAudioClip } from '~/components/ui/use-audio-clip';
import { ActNotice } from '~/console/act-notice';
import { useAct } from '~/console/use-act';
import { useScopedI18n } from '~/i18n/client';
import type { TakeResult } from '~/schemas/clip-recording';
import { errorCode } from '~/trpc/error-code';
import { TakeControls } from './take-controls';
import { PlayTake, TakeOutcome } from './take-outcome';
import { useTakeCheck } from './use-take-check';

interface TakeDialogProps {
  /** The text to be recorded. */
  text: string;
  ipa: string | null;
  /** The description of the voice for learners. */
  note: string;
  /** Address of the present clip. */
  currentUrl: string | null;
  /** Whether there are unsaved changes; the recording is of the saved text. */
  hasUnsaved?: boolean;
  /** Sends a sound file, in base64, for the server's check. */
  check: (audio: string) => Promise<TakeResult>;
  /** Uses the take that passed, by its name. */
  choose: (take: string) => Promise<unknown>;
  onClose: () => void;
  /** Further choices beside the recording. */
  children?: ReactNode;
}

/** Records one clip, or takes it from a file. The server checks it; it is used only when the check passes. */
export function TakeDialog(props: TakeDialogProps) {
  const { text, ipa, note, currentUrl, hasUnsaved = false, children, ...acts } = props;
  const { check, choose, onClose } = acts;
  const t = useScopedI18n('consoleContent.record');
  const common = useScopedI18n('common');
  const act = useAct();
  const audio = useAudioClip();
  const take = useTakeCheck(check);
  const { phase } = take;
  const isBusy = ['opening', 'recording', 'checking'].includes(phase.name);
  const accepted =
    phase.name === 'checked' && phase.result.outcome === 'accepted' ? phase.result : null;
  const use = async () => {
    if (!accepted) return;
    audio.stop();
    if (await act.run(() => choose(accepted.take))) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !act.busy && onClose()}
      title={t('title')}
      closeLabel={common('close')}
      actions={
        !hasUnsaved && (
          <Button busy={act.busy} disabled={!accepted || isBusy} onClick={() => void use()}>
            {t('use')}
          </Button>
        )
      }
    >
      {hasUnsaved ? (
        <Notice tone="warning">{t('unsaved')}</Notice>
      ) : (
        <>
          <div className="grid gap-1">
            <p lang="en" className="font-serif text-xl wrap-anywhere">
              {text}
            </p>
            <p lang="en-fonipa" className="text-soft wrap-anywhere">
              /{ipa}/
            </p>
            <p className="text-sm text-soft">{note}</p>
          </div>
          {children}
          {currentUrl && <PlayTake label={t('playNow')} url={currentUrl} audio={audio} />}
          <TakeControls take={take} onStart={audio.stop} />
          <TakeOutcome phase={phase} audio={audio} />
          <ChoiceFailure act={act} />
        </>
      )}
    </Dialog>
  );
}

/** The reason why a take was not chosen. After a colleague's change it can be chosen again. */
function ChoiceFailure({ act: { outcome } }: { act: ReturnType<typeof useAct> }) {
  const t = useScopedI18n('consoleContent.record');
  const code = outcome?.kind === 'failed' && errorCode(outcome.error);
  if (code === 'DRAFT_CHANGED' || code === 'CONTENT_CHANGED')
    return <Notice tone="warning">{t('changed')}</Notice>;
  return <ActNotice outcome={outcome} failed={t('failed')} />;
}
