'use client';
import { Button } from '~/components/ui/button';
import { FileButton } from '~/components/ui/file-button';
import { ActNotice } from '~/console/act-notice';
import { readBase64 } from '~/console/read-base64';
import { Section } from '~/console/section';
import { useAct } from '~/console/use-act';
import { useI18n } from '~/i18n/client';
import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '~/schemas/avatar';
import type { OperatorVideo } from '~/schemas/operator-video';
import { ApiCallError } from '~/trpc/api-call-error';
import { useVideoActs } from '../hooks';

/** A video's poster: chosen, replaced, removed. It is saved at once, and checked by the server. */
export function VideoPoster({ video }: { video: OperatorVideo }) {
  const t = useI18n();
  const { setPoster } = useVideoActs();
  const act = useAct();
  const { id, version, picture } = video;
  const send = async (file: File) => {
    if (file.size > AVATAR_MAX_BYTES) throw new ApiCallError({ errorCode: 'AVATAR_TOO_LARGE' });
    await setPoster.mutateAsync({ id, version, image: await readBase64(file) });
  };
  const remove = () =>
    act.run(
      () => setPoster.mutateAsync({ id, version, image: null }),
      t('consoleVideos.poster.removed'),
    );
  return (
    <Section title={t('consoleVideos.poster.title')}>
      <p className="max-w-text text-soft">{t('consoleVideos.poster.lead')}</p>
      {picture && (
        // biome-ignore lint/performance/noImgElement: it is stored in its final size.
        <img
          src={picture}
          alt={t('consoleVideos.poster.current')}
          className="aspect-video w-full max-w-80 object-cover"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <FileButton
          label={t('consoleVideos.poster.choose')}
          name={t('consoleVideos.poster.of')}
          accept={AVATAR_TYPES}
          busy={act.busy}
          onFile={(file) => void act.run(() => send(file), t('consoleVideos.poster.saved'))}
        />
        {picture && (
          <Button variant="quiet" size="sm" disabled={act.busy} onClick={remove}>
            {t('consoleVideos.poster.remove')}
          </Button>
        )}
      </div>
      <p className="text-sm text-soft">{t('consoleVideos.poster.hint')}</p>
      <ActNotice outcome={act.outcome} failed={t('consoleContent.failed')} />
    </Section>
  );
}
