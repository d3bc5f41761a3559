'use client';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { FormError } from '~/components/ui/notice';
import { ProgressBar } from '~/components/ui/progress-bar';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n } from '~/i18n/client';
import type { UserView } from '~/schemas/auth';
import type { Crop } from '~/schemas/avatar';
import { bytesToBase64 } from '../bytes-to-base64';
import { useSetAvatar } from '../hooks';
import type { PickedImage } from '../read-image-file';

const AvatarCropper = dynamic(
  () => import('./avatar-cropper').then((module) => module.AvatarCropper),
  {
    ssr: false,
    loading: () => <div className="h-72 w-full animate-pulse bg-sunken" />,
  },
);

interface Props {
  picture: PickedImage;
  onSaved: (user: UserView) => void;
  onClose: () => void;
}

/** Crops the picked image and uploads it; after an error the image stays picked. */
export function AvatarDialog({ picture, onSaved, onClose }: Props) {
  const t = useI18n();
  const [progress, setProgress] = useState(0);
  const save = useSetAvatar(setProgress);
  const toErrorMessage = useErrorMessage();
  const crop = useRef<Crop>(undefined);

  async function send() {
    setProgress(0);
    try {
      const image = bytesToBase64(new Uint8Array(await picture.file.arrayBuffer()));
      onSaved(await save.mutateAsync({ image, crop: crop.current }));
    } catch {
      // The mutation has the error, which is shown below.
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('account.avatar.title')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button busy={save.isPending} onClick={send}>
            {t(save.isError ? 'common.retry' : 'account.avatar.use')}
          </Button>
        </>
      }
    >
      <AvatarCropper
        url={picture.url}
        onChange={(changed) => {
          crop.current = changed;
        }}
      />
      {save.isPending && (
        <div className="grid gap-1">
          <ProgressBar value={progress} label={t('account.avatar.sending')} />
          <p className="text-sm text-soft">
            {progress < 1 ? t('account.avatar.sending') : t('account.avatar.working')}
          </p>
        </div>
      )}
      {!save.isPending && (
        <FormError
          title={t('account.failed.update')}
          text={save.error && toErrorMessage(save.error)}
        />
      )}
    </Dialog>
  );
}
