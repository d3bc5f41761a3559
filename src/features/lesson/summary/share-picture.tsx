'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { DownloadIcon, ShareIcon } from '~/components/ui/icons/things';
import { useScopedI18n } from '~/i18n/client';
import { drawPicture } from './draw-picture';
import { canSharePictures, sendPicture } from './send-picture';
import type { LineSlot } from './unit-lines';

interface Props {
  slots: readonly LineSlot[];
  /** Name of the file, without its ending. */
  name: string;
  headline: string;
  figures: string;
}

/** Button that shares the picture of a unit, or downloads it where the browser cannot share. */
export function SharePicture({ slots, name, headline, figures }: Props) {
  const t = useScopedI18n('summary.picture');
  const [shares] = useState(canSharePictures);
  const send = async () => {
    try {
      const texts = { headline, figures, caption: t('drawn'), site: location.host };
      const picture = await drawPicture(slots, texts);
      await sendPicture(picture, { name, title: headline, text: figures });
    } catch {
      toast.error(t('failed'));
    }
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-mr-4 shrink-0"
      icon={shares ? <ShareIcon /> : <DownloadIcon />}
      onClick={send}
    >
      {shares ? t('share') : t('download')}
    </Button>
  );
}
