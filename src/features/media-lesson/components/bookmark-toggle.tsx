'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { PlusIcon } from '~/components/ui/icons/editing';
import { CheckIcon } from '~/components/ui/icons/marks';
import { useErrorToast } from '~/forms/use-error-toast';
import { useI18n } from '~/i18n/client';
import type { MediaSummary } from '~/schemas/media-lesson';
import { useAddMedia, useMediaPosition, useRemoveMedia } from '../hooks';

export interface BookmarkToggleProps {
  lesson: Pick<MediaSummary, 'slug' | 'durationMs'>;
}

/** Adds a recorded lesson to My Learning, or removes it with an undo; empty until the state is known. */
export function BookmarkToggle({ lesson: { slug, durationMs } }: BookmarkToggleProps) {
  const t = useI18n();
  const showError = useErrorToast();
  const position = useMediaPosition(slug, durationMs);
  const add = useAddMedia();
  const remove = useRemoveMedia();
  const isBookmarked = position?.kept;
  if (isBookmarked === undefined || isBookmarked === null) return <div className="min-h-11" />;
  const restore = () => void add.mutateAsync({ slug }).catch((error) => showError(error, restore));
  const undo = { label: t('media.keep.undo'), onClick: restore };
  const onAdd = () =>
    add.mutateAsync({ slug }).then(
      () => toast(t('media.keep.added')),
      (error) => showError(error),
    );
  const onRemove = () =>
    remove.mutateAsync({ slug }).then(
      () => toast(t('media.keep.removed'), { action: undo }),
      (error) => showError(error),
    );
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={add.isPending || remove.isPending}
      icon={isBookmarked ? <CheckIcon className="size-5" /> : <PlusIcon className="size-5" />}
      aria-label={isBookmarked ? t('media.keep.remove') : undefined}
      title={isBookmarked ? t('media.keep.remove') : undefined}
      onClick={isBookmarked ? onRemove : onAdd}
      className="justify-self-start"
    >
      {isBookmarked ? t('media.keep.kept') : t('media.keep.add')}
    </Button>
  );
}
