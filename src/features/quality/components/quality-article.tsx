import type { ReactNode } from 'react';
import { StaticHtml } from '~/components/static-html/static-html';
import { Phrases } from '~/components/ui/phrases';
import { SERVED_EAR } from '~/domain/ear/served-ear';
import { getI18n } from '~/i18n/server';
import { formatDate } from '~/lib/format-date';
import { formatNumber } from '~/lib/format-number';
import type { Language } from '~/lib/language';
import { MEASURED } from '../measured';
import { ErrorKinds } from './error-kinds';
import { FigureBars } from './figure-bars';
import { PassCurve } from './pass-curve';

interface Props {
  language: Language;
  /** A sentence to play and repeat, scored at once; null when there is none. */
  trial: ReactNode;
}

const percent = (fraction: number) => `${Math.round(1000 * fraction) / 10}%`;

const share = (label: string, value: number | undefined, isLow = false) =>
  value === undefined ? [] : [{ label, value, text: percent(value), isLow }];

const agreement = (label: string, value: number | undefined) =>
  value === undefined ? [] : [{ label, value: Math.max(0, value), text: value.toFixed(2) }];

/** The measurements of the scorer and of the grading, the speakers and teachers behind them, and the limits
 *  of both. */
export async function QualityArticle({ language, trial }: Props) {
  const t = await getI18n();
  const { speech, curve, levels, advice, errors } = MEASURED;
  const day = (date: string) => formatDate(new Date(`${date}T00:00:00+08:00`), language);
  const ratings = [
    ...agreement(t('quality.experts.sentence'), speech.sentenceCorrelation),
    ...agreement(t('quality.experts.word'), speech.wordCorrelation),
    ...agreement(t('quality.experts.phone'), speech.phoneCorrelation),
  ];
  const verdicts = [
    ...share(t('quality.experts.passRight'), speech.expertRightPass),
    ...share(t('quality.experts.caught'), speech.wrongSoundCaughtAt10),
    ...share(t('quality.experts.advice'), advice?.right),
  ];
  const near = share(t('quality.limits.near'), speech.nearWordCaughtAt10);
  return (
    <article className="column grid gap-12 py-12">
      <StaticHtml name="quality-header" className="grid gap-3 border-t-2 border-text pt-4">
        <p className="kicker">{t('quality.kicker')}</p>
        <h1 className="text-3xl md:text-4xl">
          <Phrases>{t('quality.title')}</Phrases>
        </h1>
        <p className="max-w-text text-soft">
          <Phrases>{t('quality.lead')}</Phrases>
        </p>
      </StaticHtml>
      <StaticHtml name="quality-figures" className="grid gap-12 md:grid-cols-2 md:gap-x-18">
        <Part title={t('quality.speech.title')}>
          <p className="text-soft">
            <Phrases>
              {t('quality.speech.text', {
                recordings: formatNumber(speech.recordings),
                speakers: formatNumber(speech.speakers),
              })}
            </Phrases>
          </p>
          <FigureBars
            figures={[
              ...share(t('quality.speech.passCorrect'), speech.passCorrect),
              ...share(t('quality.speech.passSwapped'), speech.passSwapped, true),
              ...share(t('quality.speech.swapCaught'), speech.swapCaughtAt10),
              ...share(t('quality.speech.sentenceEer'), speech.sentenceEer, true),
            ]}
          />
          <p className="text-sm text-soft">
            <Phrases>{t('quality.speech.swapCaughtNote')}</Phrases>
          </p>
          <p>
            <Phrases>{t('quality.speech.rest')}</Phrases>
          </p>
        </Part>
        {ratings.length > 0 && (
          <Part title={t('quality.experts.title')}>
            <p className="text-soft">
              <Phrases>{t('quality.experts.text')}</Phrases>
            </p>
            <FigureBars figures={ratings} />
            {verdicts.length > 0 && <FigureBars figures={verdicts} />}
          </Part>
        )}
        <Part title={t('quality.limits.title')}>
          <p>
            <Phrases>{t('quality.limits.text')}</Phrases>
          </p>
          {near.length > 0 && <FigureBars figures={near} />}
          <p>
            <Phrases>{t('quality.limits.fluency')}</Phrases>
          </p>
          <p>
            <Phrases>{t('quality.limits.rooms')}</Phrases>
          </p>
        </Part>
        <Part title={t('quality.levels.title')}>
          <p className="text-soft">
            <Phrases>
              {t('quality.levels.text', { sentences: formatNumber(levels.sentences) })}
            </Phrases>
          </p>
          <FigureBars
            figures={[
              ...agreement(t('quality.levels.ours'), (levels.qwkA + levels.qwkB) / 2),
              ...agreement(t('quality.levels.teachers'), levels.qwkTeachers),
            ]}
          />
          <p>
            <Phrases>{t('quality.levels.within', { share: percent(levels.within1) })}</Phrases>
          </p>
        </Part>
      </StaticHtml>
      {curve && <PassCurve points={curve.points} />}
      {errors && <ErrorKinds errors={errors} language={language} />}
      {trial && (
        <section aria-labelledby="quality-trial" className="grid gap-6 border-t border-line pt-8">
          <h2 id="quality-trial" className="text-2xl">
            <Phrases>{t('quality.tryIt')}</Phrases>
          </h2>
          {trial}
        </section>
      )}
      <StaticHtml name="quality-sources" className="grid gap-2 text-sm text-soft">
        <h2 className="font-semibold text-text">{t('quality.sources.title')}</h2>
        <p>
          <Phrases>{t('quality.sources.speech')}</Phrases>
        </p>
        <p>
          <Phrases>{t('quality.sources.ear')}</Phrases>{' '}
          <a className="link" href={SERVED_EAR.licence}>
            {t('quality.sources.licence')}
          </a>{' '}
          <a className="link" href={SERVED_EAR.notice}>
            {t('quality.sources.notice')}
          </a>
        </p>
        <p>
          <Phrases>{t('quality.sources.levels')}</Phrases>
        </p>
        <p className="figures">
          {t('quality.sources.day', {
            speech: day(speech.measuredOn),
            levels: day(levels.measuredOn),
          })}
        </p>
      </StaticHtml>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4 border-t-2 border-text pt-4">
      <h2 className="text-2xl">
        <Phrases>{title}</Phrases>
      </h2>
      {children}
    </section>
  );
}
