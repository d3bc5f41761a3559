'use client';
import { type DragEvent, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { FileButton } from '~/components/ui/file-button';
import { FormError } from '~/components/ui/notice';
import { toErrorTextKey } from '~/forms/form-errors';
import { useErrorMessage } from '~/forms/use-error-message';
import { useFailureToast } from '~/forms/use-failure-toast';
import { useI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { UserView } from '~/schemas/auth';
import { AVATAR_TYPES } from '~/schemas/avatar';
import { useSetAvatar, useUndoAvatar } from '../hooks';
import { type PickedImage, readImageFile } from '../read-image-file';
import { AvatarDialog } from './avatar-dialog';
import { AvatarPicture } from './avatar-picture';

/** The account's avatar: pick or drop a file, crop it, remove it, and undo the last change. */
export function AvatarField({ user }: { user: UserView }) {
  const t = useI18n();
  const toErrorMessage = useErrorMessage();
  const showFailure = useFailureToast();
  const [picked, setPicked] = useState<PickedImage | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);
  const [isDraggingOver, setIsDraggingOver] = useState(false);
  const remove = useSetAvatar();
  const undo = useUndoAvatar();

  async function pick(file: File | undefined) {
    if (!file) return;
    const found = await readImageFile(file);
    setErrorText(typeof found === 'string' ? t(toErrorTextKey(found)) : null);
    if (typeof found !== 'string') setPicked(found);
  }

  function closeDialog() {
    if (picked) URL.revokeObjectURL(picked.url);
    setPicked(null);
  }

  /** Confirms the change, with an undo button. */
  function showUndoToast(text: string, before: string | null, shown: string | null) {
    const onError = (error: unknown) => showFailure(t('account.failed.update'), error);
    const undoChange = () =>
      before === null
        ? remove.mutate({ image: null }, { onError })
        : undo.mutate({ shown }, { onError });
    toast.success(text, {
      duration: 10_000,
      action: { label: t('account.avatar.undo'), onClick: undoChange },
    });
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsDraggingOver(true);
    },
    onDragLeave: () => setIsDraggingOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsDraggingOver(false);
      pick(event.dataTransfer.files[0]);
    },
  };

  return (
    <section aria-label={t('account.profile.avatar')} className="grid max-w-[27rem] gap-4">
      <div
        {...drop}
        className={classNames(
          'flex flex-wrap items-center gap-x-6 gap-y-4 rounded border border-dashed p-4',
          isDraggingOver ? 'border-ink bg-ink-soft' : 'border-line',
        )}
      >
        <AvatarPicture user={user} alt={t('account.profile.avatar')} />
        <div className="grid min-w-0 grow basis-44 gap-2">
          <div className="flex flex-wrap gap-2">
            <FileButton
              label={t(user.avatar ? 'account.avatar.change' : 'account.profile.chooseAvatar')}
              name={t('account.profile.chooseAvatar')}
              accept={AVATAR_TYPES}
              onFile={pick}
            />
            {user.avatar && (
              <Button
                variant="quiet"
                size="sm"
                busy={remove.isPending}
                onClick={() =>
                  remove.mutate(
                    { image: null },
                    {
                      onSuccess: () =>
                        showUndoToast(t('account.avatar.removed'), user.avatar, null),
                      onError: (error) => setErrorText(toErrorMessage(error)),
                    },
                  )
                }
              >
                {t('account.profile.removeAvatar')}
              </Button>
            )}
          </div>
          <p className="text-sm text-soft">
            <span className="pointer-coarse:hidden">{t('account.profile.avatarDrop')} </span>
            {t('account.profile.avatarHint')}
          </p>
        </div>
      </div>
      <FormError text={errorText} />
      {picked && (
        <AvatarDialog
          picture={picked}
          onClose={closeDialog}
          onSaved={(now) => {
            showUndoToast(t('account.profile.avatarSaved'), user.avatar, now.avatar);
            closeDialog();
          }}
        />
      )}
    </section>
  );
}
