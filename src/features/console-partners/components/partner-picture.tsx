'use client';
import { Button } from '~/components/ui/button';
import { FileButton } from '~/components/ui/file-button';
import { ActNotice } from '~/console/act-notice';
import { readBase64 } from '~/console/read-base64';
import { useAct } from '~/console/use-act';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '~/schemas/avatar';
import type { OperatorPartner } from '~/schemas/operator-partner';
import { ApiCallError } from '~/trpc/api-call-error';
import { usePartnerActs } from '../hooks';

/** A partner's picture: chosen, replaced, removed. It is saved at once, and checked by the server. */
export function PartnerPicture({ partner }: { partner: OperatorPartner }) {
  const t = useScopedI18n('consolePartners');
  const labels = useScopedI18n('consoleContent');
  const language = useLanguage();
  const { setPicture } = usePartnerActs();
  const act = useAct();
  const { id, version, picture, name } = partner;
  const send = async (file: File) => {
    if (file.size > AVATAR_MAX_BYTES) throw new ApiCallError({ errorCode: 'AVATAR_TOO_LARGE' });
    await setPicture.mutateAsync({ id, version, image: await readBase64(file) });
  };
  const remove = () =>
    act.run(() => setPicture.mutateAsync({ id, version, image: null }), t('pictureRemoved'));
  return (
    <section aria-label={t('pictureOf', { name: name[language] })} className="grid gap-2">
      <p className="text-sm font-semibold">{t('picture')}</p>
      <div className="flex flex-wrap items-center gap-3">
        {picture && (
          // biome-ignore lint/performance/noImgElement: logos are stored in their final size.
          <img src={picture} alt="" width={48} height={48} className="size-12 object-contain" />
        )}
        <FileButton
          label={t('choose')}
          name={t('pictureOf', { name: name[language] })}
          accept={AVATAR_TYPES}
          busy={act.busy}
          onFile={(file) => void act.run(() => send(file), t('pictureSaved'))}
        />
        {picture && (
          <Button variant="quiet" size="sm" disabled={act.busy} onClick={remove}>
            {t('remove')}
          </Button>
        )}
      </div>
      <p className="text-sm text-soft">{t('pictureHint')}</p>
      <ActNotice outcome={act.outcome} failed={labels('failed')} />
    </section>
  );
}
