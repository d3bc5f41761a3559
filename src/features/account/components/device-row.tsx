'use client';
import { ComputerIcon, PhoneIcon, TabletIcon } from '~/components/ui/icons/things';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';
import { formatRelativeTime } from '~/lib/format-relative-time';
import type { DeviceView } from '~/schemas/security';
import { useSignOutDevice } from '../security-hooks';
import { SignOutButton } from './sign-out-button';

const ICONS = { phone: PhoneIcon, tablet: TabletIcon, computer: ComputerIcon };

/** One signed-in device, and the button that ends its session. */
export function DeviceRow({ device }: { device: DeviceView }) {
  const t = useI18n();
  const language = useLanguage();
  const signOut = useSignOutDevice();
  const { id, name, kind, isThis, lastSeenAt, signedInAt } = device;
  const Icon = ICONS[kind ?? 'computer'];
  const time = formatRelativeTime(lastSeenAt, new Date(), language);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4">
      <Icon
        className="text-soft"
        role="img"
        aria-hidden={false}
        aria-label={t(`security.devices.kinds.${kind ?? 'other'}`)}
      />
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold">
          {name}
          {isThis && (
            <span className="ml-3 inline-block rounded-full bg-gold-soft px-3 text-sm font-normal text-gold-text">
              {t('security.devices.isThis')}
            </span>
          )}
        </p>
        <p className="text-sm text-soft">
          {isThis ? t('security.devices.now') : t('security.devices.seen', { time })}
          <span aria-hidden> · </span>
          {t('security.devices.signedIn', { date: formatDate(signedInAt, language) })}
        </p>
      </div>
      {!isThis && (
        <SignOutButton
          label={t('security.devices.signOutNamed', { name })}
          question={t('security.devices.askOne')}
          consequence={t('security.devices.askOneText', { name })}
          done={t('security.devices.signedOut', { name })}
          onConfirm={() => signOut.mutateAsync({ id })}
        >
          {t('security.devices.signOut')}
        </SignOutButton>
      )}
    </li>
  );
}
