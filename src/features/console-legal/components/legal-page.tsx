'use client';
import { useState } from 'react';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { useScopedI18n } from '~/i18n/client';
import { useLegalTexts } from '../hooks';
import { LegalTextSection } from './legal-text-section';
import { type ChosenVersion, LegalWithdrawal } from './legal-withdrawal';

/** The legal texts: their versions, and the form of the next one.
 *  @param now time at which the page was rendered: the first day that can be chosen */
export function LegalPage({ now }: { now: Date }) {
  const t = useScopedI18n('consoleLegal');
  const legal = useLegalTexts();
  const [chosen, setChosen] = useState<ChosenVersion | null>(null);
  return (
    <div className="grid gap-8">
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <LegalWithdrawal chosen={chosen} onClose={() => setChosen(null)} />
      <Loaded query={legal}>
        {({ texts, names }) =>
          texts.map((text) => (
            <LegalTextSection
              key={text.slug}
              text={text}
              names={names}
              now={now}
              onWithdraw={setChosen}
            />
          ))
        }
      </Loaded>
    </div>
  );
}
