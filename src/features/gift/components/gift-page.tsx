'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { usePracticeStart } from '~/features/next-step/use-practice-start';
import { ErrorReference } from '~/forms/error-reference';
import { useI18n, useLanguage } from '~/i18n/client';
import { contactAddress } from '~/i18n/contact-address';
import { localePath } from '~/i18n/paths';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import { useClaimGift, useGift } from '../hooks';
import { GiftSheet } from './gift-sheet';
import { OpenGift } from './open-gift';

/** The page of a gift's link: the gift, or its status. */
export function GiftPage({ token }: { token: string }) {
  const t = useI18n();
  const language = useLanguage();
  const { data: gift, error, refetch } = useGift(token);
  const claim = useClaimGift(token);
  const start = usePracticeStart({ enabled: gift?.mine === true });
  const linkButton = (
    path: string,
    label: string,
    variant: 'primary' | 'secondary' = 'primary',
  ) => (
    <Button asChild variant={variant} wide>
      <Link href={localePath(language, path)}>{label}</Link>
    </Button>
  );
  if (gift?.status === 'OPEN') return <OpenGift token={token} gift={gift} claim={claim} />;
  if (gift?.mine)
    return (
      <GiftSheet focusHeadline={claim.isSuccess} title={t('gift.page.claimed')}>
        {gift.until && (
          <p className="border-l-2 border-gold pl-4 font-serif text-xl font-semibold">
            {t('gift.page.claimedText', { day: formatDate(gift.until, language) })}
          </p>
        )}
        {start.notes.map((note) => (
          <p key={note}>
            <Phrases>{note}</Phrases>
          </p>
        ))}
        <Button asChild wide>
          <Link href={start.href}>{start.label ?? t('gift.page.start')}</Link>
        </Button>
        {linkButton(route('profile'), t('gift.page.profile'), 'secondary')}
      </GiftSheet>
    );
  if (gift) {
    const state = gift.status === 'CLAIMED' ? 'taken' : 'withdrawn';
    return (
      <GiftSheet focusHeadline={claim.isError} title={t(`gift.page.${state}`)}>
        <p>
          <Phrases>{t(`gift.page.${state}Text`)}</Phrases>
        </p>
        {linkButton(route('course-news'), t('gift.page.start'))}
      </GiftSheet>
    );
  }
  if (gift === null)
    return (
      <GiftSheet title={t('gift.page.invalid')}>
        <p>
          <Phrases>{t('gift.page.invalidText')}</Phrases>
        </p>
        {linkButton(route('index'), t('common.notFound.home'))}
        <Link className="link justify-self-start" href={contactAddress(language)}>
          {t('order.list.form')}
        </Link>
      </GiftSheet>
    );
  return (
    <GiftSheet title={t('gift.page.title')}>
      {error ? (
        <RetryNotice text={t('gift.page.failed')} retry={t('common.retry')} onRetry={refetch}>
          <ErrorReference error={error} />
        </RetryNotice>
      ) : (
        <>
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-28 w-full" />
        </>
      )}
    </GiftSheet>
  );
}
