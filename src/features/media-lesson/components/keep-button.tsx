'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { CheckIcon, PlusIcon } from '~/components/ui/icons';
import { useComplaint } from '~/forms/use-complaint';
import { useI18n } from '~/i18n/client';
import type { MediaSummary } from '~/schemas/media-lesson';
import { useAddMedia, useMediaStanding, useRemoveMedia } from '../hooks';

interface Props {
  lesson: Pick<MediaSummary, 'slug' | 'durationMs'>;
}

/** Puts a recorded lesson into My Learning, or takes it out, with a way back. Only accounts have one: its
 *  place stays empty for visitors. */
export function KeepButton({ lesson: { slug, durationMs } }: Props) {
  const t = useI18n();
  const complain = useComplaint();
  const standing = useMediaStanding(slug, durationMs);
  const add = useAddMedia();
  const remove = useRemoveMedia();
  const kept = standing?.kept;
  if (kept === undefined || kept === null) return <div className="min-h-11" />;
  const putBack = () => void add.mutateAsync({ slug }).catch((error) => complain(error, putBack));
  const undo = { label: t('media.keep.undo'), onClick: putBack };
  const onAdd = () =>
    add.mutateAsync({ slug }).then(
      () => toast(t('media.keep.added')),
      (error) => complain(error),
    );
  const onRemove = () =>
    remove.mutateAsync({ slug }).then(
      () => toast(t('media.keep.removed'), { action: undo }),
      (error) => complain(error),
    );
  return (
    <Button
      look="secondary"
      size="sm"
      busy={add.isPending || remove.isPending}
      icon={kept ? <CheckIcon className="size-5" /> : <PlusIcon className="size-5" />}
      aria-label={kept ? t('media.keep.remove') : undefined}
      title={kept ? t('media.keep.remove') : undefined}
      onClick={kept ? onRemove : onAdd}
      className="justify-self-start"
    >
      {kept ? t('media.keep.kept') : t('media.keep.add')}
    </Button>
  );
}
