'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { FormError, Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { Skeleton } from '~/components/ui/skeleton';
import { useSession } from '~/features/account/hooks';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import type { GiftView } from '~/schemas/gift';
import type { useClaimGift } from '../hooks';
import { useFormatMemberTime } from '../use-format-member-time';
import { GiftSheet } from './gift-sheet';

interface Props {
  token: string;
  gift: GiftView;
  claim: ReturnType<typeof useClaimGift>;
}

/** An unclaimed gift: its giver, its content, and the button that claims it. */
export function OpenGift({ token, gift, claim }: Props) {
  const t = useI18n();
  const timeText = useFormatMemberTime();
  const { from, given, name, message } = gift;
  const title = given
    ? t('gift.page.given')
    : from
      ? t('gift.page.from', { name: from })
      : t('gift.page.fromSomebody');
  return (
    <GiftSheet title={title}>
      {given && <Notice>{t('gift.page.givenText')}</Notice>}
      {(name || message) && (
        <blockquote className="border-l-2 border-gold pl-4">
          {name && (
            <p>
              <Phrases>{t('gift.page.dear', { name })}</Phrases>
            </p>
          )}
          {message && (
            <p className="whitespace-pre-line wrap-anywhere">
              <Phrases>{message}</Phrases>
            </p>
          )}
        </blockquote>
      )}
      <div className="grid gap-2">
        <p className="figures font-serif text-xl font-semibold">
          {t('gift.page.what', { time: timeText(gift) })}
        </p>
        <p className="text-soft">
          <Phrases>{t('gift.page.about')}</Phrases>
        </p>
      </div>
      <Claim token={token} gift={gift} claim={claim} />
      <p className="border-t border-line pt-4 text-sm text-soft">
        <Phrases>{t('gift.page.once')}</Phrases>
      </p>
    </GiftSheet>
  );
}

function Claim({ token, gift, claim }: Props) {
  const t = useI18n();
  const language = useLanguage();
  const errorMessage = useErrorMessage();
  const { status, user } = useSession();
  if (status === 'unknown') return <Skeleton className="h-28 w-full" />;
  if (user)
    return (
      <div className="grid gap-3">
        {claim.error && (
          <FormError title={t('gift.page.notClaimed')} text={errorMessage(claim.error)} />
        )}
        <div>
          {gift.until && (
            <p>
              <Phrases>{t('gift.page.until', { day: formatDate(gift.until, language) })}</Phrases>
            </p>
          )}
          <div className="text-sm text-soft">
            {user.vip?.paused && (
              <p>
                <Phrases>
                  {t('gift.page.paused', { until: formatDate(user.vip.paused.until, language) })}
                </Phrases>
              </p>
            )}
            <p className="wrap-anywhere">
              <Phrases>{t('gift.page.account', { email: user.email })}</Phrases>
            </p>
          </div>
        </div>
        {gift.given && (
          <Button asChild size="lg" wide>
            <Link href={localePath(language, route('order'))}>{t('gift.page.givenOrders')}</Link>
          </Button>
        )}
        <Button
          variant={gift.given ? 'secondary' : 'primary'}
          size={gift.given ? 'md' : 'lg'}
          wide
          busy={claim.isPending}
          onClick={() => claim.mutateAsync({ token }).catch(() => {})}
        >
          {t(gift.given ? 'gift.page.claimOneself' : 'gift.page.claim')}
        </Button>
      </div>
    );
  const next = new URLSearchParams({ next: localePath(language, route('gift-token', { token })) });
  const withReturnTo = (path: string) => `${localePath(language, path)}?${next}`;
  return (
    <div className="grid gap-3">
      <Button asChild size="lg" wide>
        <Link href={withReturnTo(route('login'))}>{t('gift.page.login')}</Link>
      </Button>
      <Button asChild variant="secondary" wide>
        <Link href={withReturnTo(route('signup'))}>{t('gift.page.signup')}</Link>
      </Button>
      <p className="text-sm text-soft">
        <Phrases>{t('gift.page.comeBack')}</Phrases>
      </p>
    </div>
  );
}
