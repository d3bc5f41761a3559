'use client';
import { useRouter } from 'next/navigation';
import { Phrases } from '~/components/ui/phrases';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { ErrorReference } from '~/forms/error-reference';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { useDevices, useSignOutEverywhere } from '../security-hooks';
import { AccountSection } from './account-section';
import { DeviceRow } from './device-row';
import { SignOutButton } from './sign-out-button';

/** The devices on which the account is signed in. */
export function DeviceList() {
  const t = useI18n();
  const { data, isError, error, refetch } = useDevices();
  return (
    <AccountSection
      id="devices"
      title={t('security.devices.title')}
      lead={t('security.devices.lead')}
    >
      {data ? (
        <ul className="border-t border-line">
          {data.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      ) : isError ? (
        <RetryNotice text={t('security.failed')} retry={t('common.retry')} onRetry={refetch}>
          <ErrorReference error={error} />
        </RetryNotice>
      ) : (
        <Skeleton className="h-[5.6rem] w-full" />
      )}
      {data || isError ? (
        <SignOutEverywhere isOnlyDevice={data?.length === 1} />
      ) : (
        <div className="min-h-11" />
      )}
    </AccountSection>
  );
}

function SignOutEverywhere({ isOnlyDevice }: { isOnlyDevice: boolean }) {
  const t = useI18n();
  const router = useRouter();
  const language = useLanguage();
  const signOut = useSignOutEverywhere();
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isOnlyDevice ? (
        <p className="grow text-sm text-soft">
          <Phrases>{t('security.devices.only')}</Phrases>
        </p>
      ) : (
        <SignOutButton
          question={t('security.devices.askOthers')}
          consequence={t('security.devices.askOthersText')}
          done={t('security.devices.othersDone')}
          onConfirm={() => signOut.mutateAsync({ scope: 'others' })}
        >
          {t('security.devices.others')}
        </SignOutButton>
      )}
      <SignOutButton
        question={t('security.devices.askAll')}
        consequence={t('security.devices.askAllText')}
        done={t('security.devices.allDone')}
        onConfirm={async () => {
          await signOut.mutateAsync({ scope: 'all' });
          router.push(localePath(language, route('login')));
        }}
      >
        {t('security.devices.all')}
      </SignOutButton>
    </div>
  );
}
