'use client';
import { ConnectionLine } from '~/components/layout/connection-strip';
import { FormRefusal } from '~/components/ui/form-refusal';
import { FormError, Notice } from '~/components/ui/notice';
import { ProgressLine } from '~/components/ui/progress-line';
import { Question } from '~/components/ui/question';
import { ScrollBox } from '~/components/ui/scroll-box';
import { Skeleton } from '~/components/ui/skeleton';
import { useI18n, useLanguage } from '~/i18n/client';
import { SAMPLES } from '../samples';
import { Drawer, Specimen } from './specimen';

/** A refusal whose wait has ended. */
const OVER = { text: '', until: new Date(0), offline: false };
const left = (time: string) => time;
const TONES = ['info', 'good', 'warning', 'error'] as const;

export function Notices() {
  const { verb, sentence, paragraph } = SAMPLES[useLanguage()];
  return (
    <Drawer part="notice">
      {TONES.map((tone) => (
        <Specimen key={tone} name={`tone ${tone}`}>
          <Notice tone={tone} title={verb} className="w-full">
            {sentence}
          </Notice>
        </Specimen>
      ))}
      <Specimen name="FormError: what no single field answers for">
        <FormError title={verb} text={paragraph} />
      </Specimen>
      <Specimen name="FormRefusal: the wait is over">
        <FormRefusal
          title={verb}
          refusal={OVER}
          words={{ over: sentence, left, online: sentence }}
        />
      </Specimen>
      <Specimen name="title only">
        <Notice title={sentence} />
      </Specimen>
      <Specimen name="long text, no title">
        <Notice tone="warning">{paragraph}</Notice>
      </Specimen>
    </Drawer>
  );
}

export function Questions() {
  const { sentence, paragraph, verb, longLabel } = SAMPLES[useLanguage()];
  return (
    <Drawer part="question">
      <Specimen name="closed">
        <div className="w-full">
          <Question id="question-closed" question={sentence}>
            {paragraph}
          </Question>
        </div>
      </Specimen>
      <Specimen name="focus" shown="focus">
        <div className="w-full">
          <Question id="question-focus" question={longLabel}>
            {paragraph}
          </Question>
        </div>
      </Specimen>
      <Specimen name="open, with a link to itself">
        <div className="w-full" ref={openFirst}>
          <Question id="question-open" question={sentence} link={verb}>
            {paragraph}
          </Question>
        </div>
      </Specimen>
    </Drawer>
  );
}

const openFirst = (here: HTMLElement | null) =>
  here?.querySelector('details')?.setAttribute('open', '');

export function Connections() {
  const t = useI18n();
  return (
    <Drawer part="connection-strip">
      <Specimen name="offline" wide>
        <ConnectionLine online={false} text={t('common.offline')} />
      </Specimen>
      <Specimen name="offline, a link was pressed" wide>
        <ConnectionLine online={false} text={t('common.offlineHeld')} />
      </Specimen>
      <Specimen name="online again" wide>
        <ConnectionLine online text={t('common.online')} />
      </Specimen>
    </Drawer>
  );
}

export function ProgressLines() {
  const t = useI18n();
  return (
    <Drawer part="progress-line">
      {[0, 0.4, 1].map((value) => (
        <Specimen key={value} name={String(value)}>
          <ProgressLine value={value} label={t('common.loading')} />
        </Specimen>
      ))}
    </Drawer>
  );
}

export function Skeletons() {
  return (
    <Drawer part="skeleton">
      <Specimen name="lines of text">
        <div className="grid w-full gap-2">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-5/6" />
        </div>
      </Specimen>
      <Specimen name="a picture with its title">
        <div className="grid w-full gap-2">
          <Skeleton className="aspect-video w-full" />
          <Skeleton className="h-6 w-1/2" />
        </div>
      </Specimen>
    </Drawer>
  );
}

export function ScrollBoxes() {
  const t = useI18n();
  return (
    <Drawer part="scroll-box">
      <Specimen name="wider than its place">
        <ScrollBox label={t('common.cart')} className="max-w-full rounded bg-sunken p-4">
          <code className="whitespace-pre">
            {'{ "result": true, "items": [{ "plan": 1, "quantity": 2, "price": 1800 }] }'}
          </code>
        </ScrollBox>
      </Specimen>
    </Drawer>
  );
}
