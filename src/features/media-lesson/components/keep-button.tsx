'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { CheckIcon, PlusIcon } from '~/components/ui/icons';
import { useRefusal } from '~/features/account/use-refusal';
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
  const refusal = useRefusal();
  const standing = useMediaStanding(slug, durationMs);
  const add = useAddMedia();
  const remove = useRemoveMedia();
  const kept = standing?.kept;
  if (kept === undefined || kept === null) return <div className="min-h-11" />;
  const fail = (error: unknown) => toast.error(refusal(error));
  const undo = {
    label: t('media.keep.undo'),
    onClick: () => add.mutate({ slug }, { onError: fail }),
  };
  const onAdd = () =>
    add.mutate({ slug }, { onError: fail, onSuccess: () => toast(t('media.keep.added')) });
  const onRemove = () =>
    remove.mutate(
      { slug },
      {
        onError: fail,
        onSuccess: () => toast(t('media.keep.removed'), { action: undo }),
      },
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
