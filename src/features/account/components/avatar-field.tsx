'use client';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { FormError } from '~/components/ui/notice';
import { errorKey } from '~/forms/form-errors';
import { useRefusal } from '~/forms/use-refusal';
import { useI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { UserView } from '~/schemas/auth';
import { AVATAR_TYPES } from '~/schemas/avatar';
import { useSetAvatar, useUndoAvatar } from '../hooks';
import { type PickedPicture, pickPicture } from '../pick-picture';
import { AvatarDialog } from './avatar-dialog';
import { AvatarPicture } from './avatar-picture';

/** The account's picture: choose or drop a file, cut it, and take back what was a mistake. */
export function AvatarField({ user }: { user: UserView }) {
  const t = useI18n();
  const refusal = useRefusal();
  const chooser = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<PickedPicture | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const remove = useSetAvatar();
  const undo = useUndoAvatar();

  async function pick(file: File | undefined) {
    if (!file) return;
    const found = await pickPicture(file);
    setWrong(typeof found === 'string' ? t(errorKey(found)) : null);
    if (typeof found !== 'string') setPicked(found);
  }

  function putAway() {
    if (picked) URL.revokeObjectURL(picked.url);
    setPicked(null);
  }

  /** Says that it is done, and offers to take it back. */
  function done(text: string, before: string | null, shown: string | null) {
    const onError = (error: unknown) =>
      toast.warning(t('account.failed.update'), { description: refusal(error) });
    const back = () =>
      before === null
        ? remove.mutate({ image: null }, { onError })
        : undo.mutate({ shown }, { onError });
    toast.success(text, {
      duration: 10_000,
      action: { label: t('account.avatar.undo'), onClick: back },
    });
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      pick(event.dataTransfer.files[0]);
    },
  };

  return (
    <section aria-label={t('account.profile.avatar')} className="grid max-w-[27rem] gap-4">
      <div
        {...drop}
        className={classNames(
          'flex flex-wrap items-center gap-x-6 gap-y-4 rounded border border-dashed p-4',
          over ? 'border-ink bg-ink-soft' : 'border-line',
        )}
      >
        <AvatarPicture user={user} alt={t('account.profile.avatar')} />
        <div className="grid min-w-0 grow basis-44 gap-2">
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" size="sm" onClick={() => chooser.current?.click()}>
              {t(user.avatar ? 'account.avatar.change' : 'account.profile.chooseAvatar')}
            </Button>
            {user.avatar && (
              <Button
                look="quiet"
                size="sm"
                busy={remove.isPending}
                onClick={() =>
                  remove.mutate(
                    { image: null },
                    {
                      onSuccess: () => done(t('account.avatar.removed'), user.avatar, null),
                      onError: (error) => setWrong(refusal(error)),
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
        <input
          ref={chooser}
          type="file"
          accept={AVATAR_TYPES}
          aria-label={t('account.profile.chooseAvatar')}
          hidden
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
            pick(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </div>
      <FormError text={wrong} />
      {picked && (
        <AvatarDialog
          picture={picked}
          onClose={putAway}
          onSaved={(now) => {
            done(t('account.profile.avatarSaved'), user.avatar, now.avatar);
            putAway();
          }}
        />
      )}
    </section>
  );
}
