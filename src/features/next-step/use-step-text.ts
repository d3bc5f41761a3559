'use client';
import type { ExtraStep, ReviewStep } from '~/domain/next-step/step';
import { stepPath } from '~/domain/next-step/step-path';
import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { WRITING } from '~/i18n/writing';
import type { NextStep } from '~/schemas/next-step';

/** A step as screens show it. */
export interface StepText {
  href: string;
  /** Title of its row. */
  title: string;
  /** Level and reason of the step. */
  why: string;
  /** Label of a button that begins the step. */
  action: string;
}

/** Texts and address of steps: `const toText = useStepText()`. */
export function useStepText(): (step: NextStep) => StepText {
  const t = useI18n();
  const language = useLanguage();
  return (step) => {
    const href = localePath(language, stepPath(step));
    if (step.kind === 'BROWSE' || step.kind === 'LISTEN')
      return {
        href,
        title: t(`nextStep.row.${step.kind}`),
        why: t(step.kind === 'LISTEN' ? 'nextStep.why.listen' : 'nextStep.why.browse'),
        action: t(`nextStep.action.${step.kind}`),
      };
    if (step.kind === 'RENDER') {
      const count = step.sentences;
      return {
        href,
        title: t('nextStep.row.RENDER', { count }),
        why: t('nextStep.why.fromChinese'),
        action: t('nextStep.action.RENDER', { count }),
      };
    }
    if ('id' in step) {
      const title = step.title[language];
      return {
        href,
        title: t(`nextStep.row.${step.kind}`, { title }),
        why: `${step.level} · ${toExtraReason(t, step.why)}`,
        action: t(`nextStep.action.${step.kind}`, { title }),
      };
    }
    if (step.kind === 'REVIEW') {
      const count = step.cards;
      return {
        href,
        title: t('nextStep.row.REVIEW', { count }),
        why: toReviewReason(t, step.why),
        action: t('nextStep.action.REVIEW', { count }),
      };
    }
    const headline = step.headline[language];
    const reason = toReason(t, step.why);
    const part = isPart(step) ? t('nextStep.row.part', { items: step.items }) : '';
    return {
      href,
      title: headline,
      why: [`${step.level} · ${reason}`, part].filter(Boolean).join(WRITING[language].space),
      action: t(`nextStep.action.${step.kind}`, { headline }),
    };
  };
}

type Translate = ReturnType<typeof useI18n>;
type UnitStep = Extract<NextStep, { slug: string }>;

function toReviewReason(t: Translate, why: ReviewStep['why']): string {
  return why.key === 'dueWords'
    ? t('nextStep.why.dueWords', { words: why.words })
    : t(`nextStep.why.${why.key}`);
}

function toExtraReason(t: Translate, why: ExtraStep['why']): string {
  switch (why.key) {
    case 'sceneAgain':
      return t(`nextStep.why.sceneAgain.${why.round}`);
    case 'playedAgo':
      return t('nextStep.why.playedAgo', { days: why.days });
    default:
      return t(`nextStep.why.${why.key}`);
  }
}

function toReason(t: Translate, why: UnitStep['why']): string {
  switch (why.key) {
    case 'begun':
      return t('nextStep.why.begun', { left: why.left });
    case 'allPassed':
      return t('nextStep.why.allPassed', { count: why.count });
    case 'notPassed':
      return t('nextStep.why.notPassed', { count: why.count });
    case 'longAgo':
      return t('nextStep.why.longAgo', { days: why.days });
    default:
      return t(`nextStep.why.${why.key}`);
  }
}

/** Whether a step is only a part of the remaining items of its unit. */
function isPart({ items, why }: UnitStep): boolean {
  return items < (why.key === 'begun' ? why.left : ITEMS_PER_UNIT);
}
