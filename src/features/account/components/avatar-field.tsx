'use client';
import { type ChangeEvent, useRef } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { useI18n } from '~/i18n/client';
import type { UserView } from '~/schemas/auth';
import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '~/schemas/avatar';
import { errorCode } from '~/trpc/error-code';
import { bytesToBase64 } from '../bytes-to-base64';
import { errorKey } from '../form-errors';
import { useSetAvatar } from '../hooks';

/** The account's picture: choosing a file saves it at once; a refused one leaves the old. */
export function AvatarField({ user }: { user: UserView }) {
  const t = useI18n();
  const chooser = useRef<HTMLInputElement>(null);
  const save = useSetAvatar();

  function send(image: string | null) {
    save.mutate(
      { image },
      {
        onSuccess: () => toast.success(t('account.profile.avatarSaved')),
        onError: (error) => {
          const code = errorCode(error);
          fail(t(code ? errorKey(code) : 'account.noAnswer'));
        },
      },
    );
  }

  function fail(description: string) {
    toast.warning(t('account.failed.update'), { description });
  }

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!file) return;
    if (file.size > AVATAR_MAX_BYTES) return fail(t('errors.AVATAR_INVALID'));
    send(bytesToBase64(new Uint8Array(await file.arrayBuffer())));
  }

  return (
    <section aria-label={t('account.profile.avatar')} className="flex items-center gap-6">
      {user.avatar ? (
        // biome-ignore lint/performance/noImgElement: avatars are stored in their final size.
        <img
          src={user.avatar}
          alt={t('account.profile.avatar')}
          className="size-24 rounded-full border border-line object-cover"
        />
      ) : (
        <span
          aria-hidden
          className="flex size-24 items-center justify-center rounded-full border border-line bg-gold-soft font-serif text-2xl text-gold-text"
        >
          {Array.from(user.name.trim())[0]?.toUpperCase()}
        </span>
      )}
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            size="sm"
            busy={save.isPending}
            onClick={() => chooser.current?.click()}
          >
            {t('account.profile.chooseAvatar')}
          </Button>
          {user.avatar && (
            <Button look="quiet" size="sm" disabled={save.isPending} onClick={() => send(null)}>
              {t('account.profile.removeAvatar')}
            </Button>
          )}
        </div>
        <p className="text-sm text-soft">{t('account.profile.avatarHint')}</p>
        <input
          ref={chooser}
          type="file"
          accept={AVATAR_TYPES}
          aria-label={t('account.profile.chooseAvatar')}
          hidden
          onChange={choose}
        />
      </div>
    </section>
  );
}
