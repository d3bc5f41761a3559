'use client';
import { BannerLine } from '~/components/layout/offline-banner';
import { CopyButton } from '~/components/ui/copy-button';
import { Disclosure } from '~/components/ui/disclosure';
import { FormErrorSummary } from '~/components/ui/form-error-summary';
import { FormError, Notice } from '~/components/ui/notice';
import { ProgressBar } from '~/components/ui/progress-bar';
import { ProgressLabel } from '~/components/ui/progress-label';
import { RetryNotice } from '~/components/ui/retry-notice';
import { ScrollArea } from '~/components/ui/scroll-area';
import { Skeleton } from '~/components/ui/skeleton';
import { useI18n, useLanguage } from '~/i18n/client';
import { SAMPLES } from '../samples';
import { Story, StoryExample } from './story';

/** An error whose wait is over. */
const EXPIRED_ERROR = { text: '', until: new Date(0), offline: false };
const formatTimeLeft = (time: string) => time;
const TONES = ['info', 'good', 'warning', 'error'] as const;

export function Notices() {
  const { verb, sentence, paragraph } = SAMPLES[useLanguage()];
  return (
    <Story part="notice">
      {TONES.map((tone) => (
        <StoryExample key={tone} name={`tone ${tone}`}>
          <Notice tone={tone} title={verb} className="w-full">
            {sentence}
          </Notice>
        </StoryExample>
      ))}
      <StoryExample name="FormError: what no single field answers for">
        <FormError title={verb} text={paragraph} />
      </StoryExample>
      <StoryExample name="FormRefusal: the wait is over">
        <FormErrorSummary
          title={verb}
          error={EXPIRED_ERROR}
          labels={{
            over: sentence,
            left: formatTimeLeft,
            online: sentence,
            copy: verb,
            copied: verb,
          }}
        />
      </StoryExample>
      <StoryExample name="RetryNotice: what did not load">
        <RetryNotice text={sentence} retry={verb} onRetry={() => {}} />
      </StoryExample>
      <StoryExample name="CopyButton: the number of an error">
        <CopyButton value={sentence} label={verb} copied={verb} />
      </StoryExample>
      <StoryExample name="title only">
        <Notice title={sentence} />
      </StoryExample>
      <StoryExample name="long text, no title">
        <Notice tone="warning">{paragraph}</Notice>
      </StoryExample>
    </Story>
  );
}

export function Disclosures() {
  const { sentence, paragraph, longLabel } = SAMPLES[useLanguage()];
  return (
    <Story part="question">
      <StoryExample name="closed">
        <div className="w-full">
          <Disclosure id="question-closed" summary={sentence}>
            {paragraph}
          </Disclosure>
        </div>
      </StoryExample>
      <StoryExample name="focus" shown="focus">
        <div className="w-full">
          <Disclosure id="question-focus" summary={longLabel}>
            {paragraph}
          </Disclosure>
        </div>
      </StoryExample>
      <StoryExample name="open, with a link to itself">
        <div className="w-full" ref={openFirst}>
          <Disclosure id="question-open" summary={sentence}>
            {paragraph}
          </Disclosure>
        </div>
      </StoryExample>
    </Story>
  );
}

const openFirst = (container: HTMLElement | null) =>
  container?.querySelector('details')?.setAttribute('open', '');

export function OfflineBanners() {
  const t = useI18n();
  return (
    <Story part="connection-strip">
      <StoryExample name="offline" wide>
        <BannerLine online={false} text={t('common.offline')} />
      </StoryExample>
      <StoryExample name="offline, a link was pressed" wide>
        <BannerLine online={false} text={t('common.offlineHeld')} />
      </StoryExample>
      <StoryExample name="online again" wide>
        <BannerLine online text={t('common.online')} />
      </StoryExample>
    </Story>
  );
}

export function ProgressBars() {
  const t = useI18n();
  return (
    <Story part="progress-line">
      {[0, 0.4, 1].map((value) => (
        <StoryExample key={value} name={String(value)}>
          <ProgressBar value={value} label={t('common.loading')} />
        </StoryExample>
      ))}
      {[0, 0.4, 1].map((value) => (
        <StoryExample key={value} name={`ProgressLabel ${value}`}>
          <ProgressLabel value={value} text={t('common.loading')} />
        </StoryExample>
      ))}
    </Story>
  );
}

export function Skeletons() {
  return (
    <Story part="skeleton">
      <StoryExample name="lines of text">
        <div className="grid w-full gap-2">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-5/6" />
        </div>
      </StoryExample>
      <StoryExample name="a picture with its title">
        <div className="grid w-full gap-2">
          <Skeleton className="aspect-video w-full" />
          <Skeleton className="h-6 w-1/2" />
        </div>
      </StoryExample>
    </Story>
  );
}

export function ScrollAreas() {
  const t = useI18n();
  return (
    <Story part="scroll-box">
      <StoryExample name="wider than its place">
        <ScrollArea label={t('common.cart')} className="max-w-full rounded bg-sunken p-4">
          <code className="whitespace-pre">
            {'{ "result": true, "items": [{ "plan": 1, "quantity": 2, "price": 1800 }] }'}
          </code>
        </ScrollArea>
      </StoryExample>
    </Story>
  );
}
